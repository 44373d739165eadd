"""Writes a catalogue of so many messages in so many languages, as locale files with their manifest:
    Scripts/hardening/catalogue.py FOLDER MESSAGES LANGUAGES
Half of the messages have plurals, in the forms that each language needs; no two texts are alike."""
import pathlib
import sys

# The plural forms of languages whose letters their texts here have.
LATIN = "Ratings of this app in the store"
LANGUAGES = [
    ("en", "one other", LATIN), ("de", "one other", LATIN), ("ru", "one few many other", "Оценки"),
    ("ar", "zero one two few many other", "تقييمات"), ("ja", "other", "件の評価"),
    ("pl", "one few many other", LATIN), ("uk", "one few many other", "Оцінки"),
    ("he", "one two other", "דירוגים"), ("ko", "other", "평가가"), ("zh-Hans", "other", "条评价在"),
    ("zh-Hant", "other", "條評價在"), ("th", "other", "การให้คะแนน"), ("hi", "one other", "रेटिंग"),
    ("bn", "one other", "রেটিং"), ("el", "one other", "αξιολογήσεις"), ("bg", "one other", "оценки"),
    ("fa", "one other", "امتیاز"), ("be", "one few many other", "ацэнкі"),
    ("sr", "one few other", "оцене"), ("lv", "zero one other", LATIN),
    ("cy", "zero one two few many other", LATIN), ("sl", "one two few other", LATIN),
    ("lt", "one few many other", LATIN), ("cs", "one few many other", LATIN),
    ("sk", "one few many other", LATIN), ("ro", "one few other", LATIN),
    ("hr", "one few other", LATIN), ("bs", "one few other", LATIN), ("id", "other", LATIN),
    ("ms", "other", LATIN), ("vi", "other", LATIN), ("es", "one many other", LATIN),
    ("fr", "one many other", LATIN), ("it", "one many other", LATIN), ("pt", "one many other", LATIN),
    ("ca", "one many other", LATIN),
] + [(tag, "one other", LATIN) for tag in
     "da sv nb fi nl hu tr et gl eu is sq af sw".split()]


def write(folder, messages, languages):
    chosen = LANGUAGES[:languages]
    folder = pathlib.Path(folder)
    (folder / "Locales").mkdir(parents=True)
    tags = ", ".join(tag for tag, _, _ in chosen)
    (folder / "plaudit.yaml").write_text(
        f"app: {{id: 1, name: App}}\nsource-language: en\nlanguages: [{tags}]\n")
    for tag, forms, words in chosen:
        with open(folder / f"Locales/{tag}.yaml", "w") as file:
            for n in range(messages):
                if n % 2:
                    file.write(f"screen-{n // 100}-title-{n}: \"{words}, {n}\"\n")
                    continue
                file.write(f"screen-{n // 100}-count-{n}:\n")
                for form in forms.split():
                    file.write(f"  {form}: \"{{count}} {words} {form[0]} {n}\"\n")


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
