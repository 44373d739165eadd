/// Texts as apps have them, in nineteen languages, without a fault: what checks must be silent of.
enum RealTexts {
  /// By language. Those of one message have the same place in all.
  static let byLanguage: [(tag: String, texts: [String])] = written.split(separator: "\n\n").map {
    let lines = $0.split(separator: "\n").map(String.init)
    return (lines[0], Array(lines.dropFirst()))
  }

  private static let written = #"""
    en
    Rate %@
    Are you enjoying %@?
    Write a review on the App Store.
    Settings…
    Delete “%@”? You can’t undo this.
    Questions? Write to <a href="mailto:help@example.com">help@example.com</a>.
    By continuing you accept our <b>terms</b>: https://example.com/terms
    Not Now
    iCloud sync failed: %@
    Version %1$@ (%2$lld)
    Export as PDF file
    one: %lld photo | other: %lld photos
    one: %lld rating this week | other: %lld ratings this week
    Sort by:
    Thank you, %@!
    %lld%% downloaded
    Name, date and size
    Wi-Fi and Bluetooth are off.

    de
    %@ bewerten
    Gefällt dir %@?
    Schreib eine Rezension im App Store.
    Einstellungen …
    „%@“ löschen? Das lässt sich nicht rückgängig machen.
    Fragen? Schreib an <a href="mailto:help@example.com">help@example.com</a>.
    Wenn du fortfährst, akzeptierst du unsere <b>Bedingungen</b>: https://example.com/terms
    Nicht jetzt
    iCloud-Abgleich fehlgeschlagen: %@
    Version %1$@ (%2$lld)
    Als PDF-Datei exportieren
    one: %lld Foto | other: %lld Fotos
    one: %lld Bewertung in dieser Woche | other: %lld Bewertungen in dieser Woche
    Sortieren nach:
    Danke, %@!
    %lld %% geladen
    Name, Datum und Größe
    WLAN und Bluetooth sind aus.

    fr
    Noter %@
    %@ vous plaît ?
    Rédigez un avis sur l’App Store.
    Réglages…
    Supprimer « %@ » ? Cette action est irréversible.
    Des questions ? Écrivez à <a href="mailto:help@example.com">help@example.com</a>.
    En continuant, vous acceptez nos <b>conditions</b> : https://example.com/terms
    Plus tard
    Échec de la synchronisation iCloud : %@
    Version %1$@ (%2$lld)
    Exporter en fichier PDF
    one: %lld photo | many: %lld de photos | other: %lld photos
    one: %lld note cette semaine | many: %lld de notes cette semaine | other: %lld notes cette semaine
    Trier par :
    Merci, %@ !
    %lld %% téléchargés
    Nom, date et taille, bref l’œuvre entière
    Le Wi-Fi et le Bluetooth sont désactivés.

    es
    Valorar %@
    ¿Te gusta %@?
    Escribe una reseña en el App Store.
    Ajustes…
    ¿Eliminar «%@»? No podrás deshacerlo.
    ¿Dudas? Escribe a <a href="mailto:help@example.com">help@example.com</a>.
    Al continuar aceptas nuestros <b>términos</b>: https://example.com/terms
    Ahora no
    Error al sincronizar con iCloud: %@
    Versión %1$@ (%2$lld)
    Exportar como archivo PDF
    one: %lld foto | many: %lld de fotos | other: %lld fotos
    one: %lld valoración esta semana | many: %lld de valoraciones esta semana | other: %lld valoraciones esta semana
    Ordenar por:
    ¡Gracias, %@!
    %lld %% descargado
    Nombre, fecha y tamaño
    La Wi-Fi y el Bluetooth están desactivados.

    it
    Valuta %@
    Ti piace %@?
    Scrivi una recensione sull’App Store.
    Impostazioni…
    Eliminare “%@”? L’operazione non può essere annullata.
    Domande? Scrivi a <a href="mailto:help@example.com">help@example.com</a>.
    Se continui, accetti i nostri <b>termini</b>: https://example.com/terms
    Non ora
    Sincronizzazione iCloud non riuscita: %@
    Versione %1$@ (%2$lld)
    Esporta come file PDF
    one: %lld foto | many: %lld di foto | other: %lld foto
    one: %lld valutazione questa settimana | many: %lld di valutazioni questa settimana | other: %lld valutazioni questa settimana
    Ordina per:
    Grazie, %@!
    %lld%% scaricato
    Nome, data e dimensioni: così è più facile
    Wi-Fi e Bluetooth sono disattivati.

    pt-BR
    Avaliar o %@
    Você está gostando do %@?
    Escreva uma avaliação na App Store.
    Ajustes…
    Apagar “%@”? Não é possível desfazer.
    Dúvidas? Escreva para <a href="mailto:help@example.com">help@example.com</a>.
    Ao continuar, você aceita nossos <b>termos</b>: https://example.com/terms
    Agora não
    Falha ao sincronizar o iCloud: %@
    Versão %1$@ (%2$lld)
    Exportar como arquivo PDF
    one: %lld foto | many: %lld de fotos | other: %lld fotos
    one: %lld avaliação nesta semana | many: %lld de avaliações nesta semana | other: %lld avaliações nesta semana
    Ordenar por:
    Agradecemos, %@!
    %lld%% baixado
    Nome, data e tamanho
    O Wi-Fi e o Bluetooth estão desativados.

    nl
    Beoordeel %@
    Bevalt %@?
    Schrijf een recensie in de App Store.
    Instellingen…
    ‘%@’ verwijderen? Dit kan niet ongedaan worden gemaakt.
    Vragen? Schrijf naar <a href="mailto:help@example.com">help@example.com</a>.
    Als je doorgaat, accepteer je onze <b>voorwaarden</b>: https://example.com/terms
    Niet nu
    iCloud-synchronisatie mislukt: %@
    Versie %1$@ (%2$lld)
    Exporteer als pdf-bestand
    one: %lld foto | other: %lld foto’s
    one: %lld beoordeling deze week | other: %lld beoordelingen deze week
    Sorteer op:
    Bedankt, %@!
    %lld%% gedownload
    Naam, datum en grootte, één voor één
    Wifi en bluetooth zijn uit.

    sv
    Betygsätt %@
    Gillar du %@?
    Skriv en recension i App Store.
    Inställningar …
    Vill du radera ”%@”? Det går inte att ångra.
    Frågor? Skriv till <a href="mailto:help@example.com">help@example.com</a>.
    Genom att fortsätta godkänner du våra <b>villkor</b>: https://example.com/terms
    Inte nu
    iCloud-synkningen misslyckades: %@
    Version %1$@ (%2$lld)
    Exportera som PDF-fil
    one: %lld bild | other: %lld bilder
    one: %lld betyg den här veckan | other: %lld betyg den här veckan
    Sortera efter:
    Tack, %@!
    %lld %% hämtat
    Namn, datum och storlek på kaféidén
    Wi-Fi och Bluetooth är av.

    da
    Bedøm %@
    Er du glad for %@?
    Skriv en anmeldelse i App Store.
    Indstillinger …
    Vil du slette “%@”? Det kan ikke fortrydes.
    Spørgsmål? Skriv til <a href="mailto:help@example.com">help@example.com</a>.
    Når du fortsætter, accepterer du vores <b>vilkår</b>: https://example.com/terms
    Ikke nu
    iCloud-synkronisering mislykkedes: %@
    Version %1$@ (%2$lld)
    Eksporter som PDF-arkiv
    one: %lld foto | other: %lld fotos
    one: %lld bedømmelse i denne uge | other: %lld bedømmelser i denne uge
    Sorter efter:
    Tak, %@!
    %lld %% hentet
    Navn, dato og størrelse, én ad gangen
    Wi-Fi og Bluetooth er slået fra.

    nb
    Vurder %@
    Liker du %@?
    Skriv en anmeldelse i App Store.
    Innstillinger …
    Vil du slette «%@»? Dette kan ikke angres.
    Spørsmål? Skriv til <a href="mailto:help@example.com">help@example.com</a>.
    Ved å fortsette godtar du <b>vilkårene</b> våre: https://example.com/terms
    Ikke nå
    iCloud-synkronisering mislyktes: %@
    Versjon %1$@ (%2$lld)
    Eksporter som PDF-fil
    one: %lld bilde | other: %lld bilder
    one: %lld vurdering denne uken | other: %lld vurderinger denne uken
    Sorter etter:
    Takk, %@!
    %lld %% lastet ned
    Navn, dato og størrelse på kaféen
    Wi-Fi og Bluetooth er av.

    fi
    Arvioi %@
    Pidätkö sovelluksesta %@?
    Kirjoita arvostelu App Storeen.
    Asetukset…
    Poistetaanko ”%@”? Tätä ei voi perua.
    Kysyttävää? Kirjoita osoitteeseen <a href="mailto:help@example.com">help@example.com</a>.
    Jatkamalla hyväksyt <b>ehtomme</b>: https://example.com/terms
    Ei nyt
    iCloud-synkronointi epäonnistui: %@
    Versio %1$@ (%2$lld)
    Vie PDF-tiedostona
    one: %lld kuva | other: %lld kuvaa
    one: %lld arvio tällä viikolla | other: %lld arviota tällä viikolla
    Järjestä:
    Kiitos, %@!
    %lld %% ladattu
    Nimi, päivä ja koko Åbossa
    Wi-Fi ja Bluetooth ovat pois päältä.

    pl
    Oceń %@
    Podoba Ci się %@?
    Napisz recenzję w App Store.
    Ustawienia…
    Usunąć „%@”? Tej operacji nie można cofnąć.
    Pytania? Napisz na adres <a href="mailto:help@example.com">help@example.com</a>.
    Kontynuując, akceptujesz nasze <b>warunki</b>: https://example.com/terms
    Nie teraz
    Synchronizacja iCloud nie powiodła się: %@
    Wersja %1$@ (%2$lld)
    Eksportuj jako plik PDF
    one: %lld zdjęcie | few: %lld zdjęcia | many: %lld zdjęć | other: %lld zdjęcia
    one: %lld ocena w tym tygodniu | few: %lld oceny w tym tygodniu | many: %lld ocen w tym tygodniu | other: %lld oceny w tym tygodniu
    Sortuj według:
    Dziękujemy, %@!
    Pobrano %lld%%
    Nazwa, data i rozmiar
    Wi-Fi i Bluetooth są wyłączone.

    cs
    Ohodnotit %@
    Líbí se vám %@?
    Napište recenzi v App Storu.
    Nastavení…
    Smazat „%@“? Tuto akci nelze vzít zpět.
    Máte otázky? Napište na <a href="mailto:help@example.com">help@example.com</a>.
    Pokračováním přijímáte naše <b>podmínky</b>: https://example.com/terms
    Teď ne
    Synchronizace s iCloudem se nezdařila: %@
    Verze %1$@ (%2$lld)
    Exportovat jako soubor PDF
    one: %lld fotka | few: %lld fotky | many: %lld fotky | other: %lld fotek
    one: %lld hodnocení tento týden | few: %lld hodnocení tento týden | many: %lld hodnocení tento týden | other: %lld hodnocení tento týden
    Seřadit podle:
    Děkujeme, %@!
    Staženo %lld %%
    Název, datum a velikost
    Wi-Fi a Bluetooth jsou vypnuté.

    ru
    Оценить %@
    Вам нравится %@?
    Напишите отзыв в App Store.
    Настройки…
    Удалить «%@»? Это действие нельзя отменить.
    Есть вопросы? Напишите на <a href="mailto:help@example.com">help@example.com</a>.
    Продолжая, вы принимаете наши <b>условия</b>: https://example.com/terms
    Не сейчас
    Не удалось синхронизировать iCloud: %@
    Версия %1$@ (%2$lld)
    Экспортировать как PDF-файл
    one: %lld фотография | few: %lld фотографии | many: %lld фотографий | other: %lld фотографии
    one: %lld оценка за неделю | few: %lld оценки за неделю | many: %lld оценок за неделю | other: %lld оценки за неделю
    Сортировать:
    Спасибо, %@!
    Загружено %lld %%
    Имя, дата и объём SMSок
    Wi-Fi и Bluetooth выключены.

    uk
    Оцінити %@
    Вам подобається %@?
    Напишіть відгук у App Store.
    Параметри…
    Видалити «%@»? Цю дію не можна скасувати.
    Є запитання? Напишіть на <a href="mailto:help@example.com">help@example.com</a>.
    Продовжуючи, ви приймаєте наші <b>умови</b>: https://example.com/terms
    Не зараз
    Не вдалося синхронізувати iCloud: %@
    Версія %1$@ (%2$lld)
    Експортувати як PDF-файл
    one: %lld фотографія | few: %lld фотографії | many: %lld фотографій | other: %lld фотографії
    one: %lld оцінка за тиждень | few: %lld оцінки за тиждень | many: %lld оцінок за тиждень | other: %lld оцінки за тиждень
    Сортувати:
    Дякуємо, %@!
    Завантажено %lld %%
    Ім’я, дата й об'єм ґанку
    Wi-Fi і Bluetooth вимкнено.

    tr
    %@ uygulamasına puan ver
    %@ hoşunuza gidiyor mu?
    App Store’da bir değerlendirme yazın.
    Ayarlar…
    “%@” silinsin mi? Bu işlem geri alınamaz.
    Sorularınız mı var? <a href="mailto:help@example.com">help@example.com</a> adresine yazın.
    Devam ederek <b>koşullarımızı</b> kabul etmiş olursunuz: https://example.com/terms
    Şimdi Değil
    iCloud eşzamanlaması başarısız oldu: %@
    Sürüm %1$@ (%2$lld)
    PDF dosyası olarak dışa aktar
    one: %lld fotoğraf | other: %lld fotoğraf
    one: Bu hafta %lld puan | other: Bu hafta %lld puan
    Sıralama ölçütü:
    Teşekkürler, %@!
    %%%lld indirildi
    Ad, tarih ve büyüklük; hâlâ açık
    Wi-Fi ve Bluetooth kapalı.

    ja
    %@を評価
    %@はいかがですか？
    App Storeでレビューを書いてください。
    設定…
    “%@”を削除しますか？この操作は取り消せません。
    ご質問は<a href="mailto:help@example.com">help@example.com</a>までお寄せください。
    続けると<b>利用規約</b>に同意したことになります：https://example.com/terms
    今はしない
    iCloudの同期に失敗しました：%@
    バージョン%1$@（%2$lld）
    PDFファイルとして書き出す
    other: %lld枚の写真
    other: 今週の評価%lld件
    並べ替え：
    ありがとうございます、%@さん！
    %lld%%ダウンロード済み
    名前、日付、サイズ
    Wi-FiとBluetoothはオフです。

    zh-Hans
    给%@评分
    你喜欢%@吗？
    在 App Store 撰写评论。
    设置…
    要删除“%@”吗？此操作无法撤销。
    有问题？请写信至 <a href="mailto:help@example.com">help@example.com</a>。
    继续即表示你接受我们的<b>条款</b>：https://example.com/terms
    以后再说
    iCloud 同步失败：%@
    版本 %1$@（%2$lld）
    导出为 PDF 文件
    other: %lld 张照片
    other: 本周 %lld 个评分
    排序方式：
    谢谢你，%@！
    已下载 %lld%%
    名称、日期和大小
    Wi-Fi 和蓝牙已关闭。

    ar
    قيّم %@
    هل يعجبك %@؟
    اكتب مراجعة في App Store.
    الإعدادات…
    هل تريد حذف «%@»؟ لا يمكن التراجع عن هذا.
    لديك أسئلة؟ راسلنا على <a href="mailto:help@example.com">help@example.com</a>.
    بالمتابعة فإنك تقبل <b>الشروط</b>: https://example.com/terms
    ليس الآن
    فشلت مزامنة iCloud: %@
    الإصدار %1$@ (%2$lld)
    تصدير كملف PDF
    zero: لا صور | one: صورة واحدة | two: صورتان | few: %lld صور | many: %lld صورة | other: %lld صورة
    zero: لا تقييمات هذا الأسبوع | one: تقييم واحد هذا الأسبوع | two: تقييمان هذا الأسبوع | few: %lld تقييمات هذا الأسبوع | many: %lld تقييمًا هذا الأسبوع | other: %lld تقييم هذا الأسبوع
    الترتيب حسب:
    شكرًا، %@!
    تم تنزيل %lld%%
    الاسم والتاريخ والحجم
    ‏Wi-Fi وBluetooth متوقفان.
    """#
}
