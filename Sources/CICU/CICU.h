// ICU renames its C functions with every version, which Swift would see; so nothing is imported
// through this module. It only names the libraries that `ICUBridge` is linked with.
