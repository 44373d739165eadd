print("plaudit")
