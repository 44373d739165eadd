import Foundation

/// Links as people share them, made from the shapes that Apple documents or that shared links have.
/// The apps are those of the examples, and Apple's.
enum LinkTable {
  /// Each with the spelling that it has afterwards.
  static let links: [(link: String, canonical: String)] = rows(plain) + variants

  private static func rows(_ text: String) -> [(link: String, canonical: String)] {
    text.split(separator: "\n").map { row in
      let parts = row.split(separator: " ")
      return (link: String(parts[0]), canonical: "https://\(parts[1])")
    }
  }

  /// One link under all that may stand around it.
  private static let variants: [(link: String, canonical: String)] = {
    let canonical = "https://apps.apple.com/us/app/immigration/id777319358"
    let hosts = [
      "apps.apple.com", "itunes.apple.com", "geo.itunes.apple.com", "APPS.APPLE.COM",
      "Apps.Apple.com.", "itunes.apple.com:443", "apps.apple.com.:443",
    ]
    let queries = [
      "", "?mt=8", "?uo=4", "?ls=1&mt=8", "?l=en", "#anchor", "?mt=8&at=1001lABC&ct=x",
    ]
    var links: [(link: String, canonical: String)] = []
    for scheme in ["https", "http", "itms-apps", "HTTPS"] {
      for host in hosts {
        for query in queries {
          let link = "\(scheme)://\(host)/us/app/immigration/id777319358\(query)"
          links.append((link: link, canonical: canonical))
        }
      }
    }
    return links
  }()

  private static let plain = """
    https://apps.apple.com/app/id777319358 apps.apple.com/app/id777319358
    https://apps.apple.com/app/id777319358/ apps.apple.com/app/id777319358
    https://apps.apple.com/app/id284882215 apps.apple.com/app/id284882215
    https://apps.apple.com/app/id1 apps.apple.com/app/id1
    https://apps.apple.com/app/id18446744073709551615 apps.apple.com/app/id18446744073709551615
    https://apps.apple.com/app/id0777319358 apps.apple.com/app/id777319358
    https://apps.apple.com/us/app/id777319358 apps.apple.com/us/app/id777319358
    https://apps.apple.com/US/app/id777319358 apps.apple.com/us/app/id777319358
    https://apps.apple.com/xk/app/id777319358 apps.apple.com/xk/app/id777319358
    https://apps.apple.com/app/immigration/id777319358 apps.apple.com/app/immigration/id777319358
    https://apps.apple.com/us/app/immigration/id777319358/ apps.apple.com/us/app/immigration/id777319358
    https://apps.apple.com/us/app//id777319358 apps.apple.com/us/app/id777319358
    https://apps.apple.com/us/app/apple-store/id375380948 apps.apple.com/us/app/id375380948
    https://apps.apple.com/app/apple-store/id375380948?mt=8 apps.apple.com/app/id375380948
    https://apps.apple.com/us/app/id123/id777319358 apps.apple.com/us/app/id123/id777319358
    https://apps.apple.com/us/app/app/id777319358 apps.apple.com/us/app/app/id777319358
    https://apps.apple.com/app/us/id777319358 apps.apple.com/app/us/id777319358
    https://apps.apple.com/us/app/xcode/id497799835?mt=12 apps.apple.com/us/app/xcode/id497799835?mt=12
    https://itunes.apple.com/us/app/xcode/id497799835?ls=1&mt=12 apps.apple.com/us/app/xcode/id497799835?mt=12
    macappstore://itunes.apple.com/app/id497799835?mt=12 apps.apple.com/app/id497799835?mt=12
    macappstore://apps.apple.com/app/id497799835?action=write-review apps.apple.com/app/id497799835?action=write-review
    https://apps.apple.com/us/app/pages/id361309726?mt=6 apps.apple.com/us/app/pages/id361309726
    https://apps.apple.com/cn/app/%E5%BE%AE%E4%BF%A1/id414478124 apps.apple.com/cn/app/%E5%BE%AE%E4%BF%A1/id414478124
    https://apps.apple.com/cn/app/%e5%be%ae%e4%bf%a1/id414478124 apps.apple.com/cn/app/%E5%BE%AE%E4%BF%A1/id414478124
    https://apps.apple.com/cn/app/微信/id414478124 apps.apple.com/cn/app/%E5%BE%AE%E4%BF%A1/id414478124
    https://apps.apple.com/jp/app/%E3%83%9E%E3%83%83%E3%83%97/id915056765 apps.apple.com/jp/app/%E3%83%9E%E3%83%83%E3%83%97/id915056765
    https://apps.apple.com/ru/app/карты/id915056765 apps.apple.com/ru/app/%D0%BA%D0%B0%D1%80%D1%82%D1%8B/id915056765
    https://apps.apple.com/sa/app/%D8%AE%D8%B1%D8%A7%D8%A6%D8%B7/id915056765 apps.apple.com/sa/app/%D8%AE%D8%B1%D8%A7%D8%A6%D8%B7/id915056765
    https://apps.apple.com/il/app/%D7%9E%D7%A4%D7%95%D7%AA/id915056765 apps.apple.com/il/app/%D7%9E%D7%A4%D7%95%D7%AA/id915056765
    https://apps.apple.com/kr/app/%EC%A7%80%EB%8F%84/id915056765 apps.apple.com/kr/app/%EC%A7%80%EB%8F%84/id915056765
    https://apps.apple.com/th/app/%E0%B9%81%E0%B8%9C%E0%B8%99/id915056765 apps.apple.com/th/app/%E0%B9%81%E0%B8%9C%E0%B8%99/id915056765
    https://apps.apple.com/in/app/%E0%A4%A8%E0%A4%95%E0%A5%8D%E0%A4%B6%E0%A5%87/id915056765 apps.apple.com/in/app/%E0%A4%A8%E0%A4%95%E0%A5%8D%E0%A4%B6%E0%A5%87/id915056765
    https://apps.apple.com/gr/app/χάρτες/id915056765 apps.apple.com/gr/app/%CF%87%CE%AC%CF%81%CF%84%CE%B5%CF%82/id915056765
    https://apps.apple.com/de/app/f%C3%BCr-dich/id915056765 apps.apple.com/de/app/f%C3%BCr-dich/id915056765
    https://apps.apple.com/fr/app/l%27app/id915056765 apps.apple.com/fr/app/l%27app/id915056765
    https://apps.apple.com/fr/app/l'app/id915056765 apps.apple.com/fr/app/l%27app/id915056765
    https://apps.apple.com/us/app/a%2Fb/id915056765 apps.apple.com/us/app/a%2Fb/id915056765
    https://apps.apple.com/us/app/a%20b/id915056765 apps.apple.com/us/app/a%20b/id915056765
    https://apps.apple.com/us/app/100%25/id915056765 apps.apple.com/us/app/100%25/id915056765
    https://apps.apple.com/us/app/%41bc/id915056765 apps.apple.com/us/app/Abc/id915056765
    https://apps.apple.com/us/app/a+b/id915056765 apps.apple.com/us/app/a%2Bb/id915056765
    https://apps.apple.com/us/app/a:b@c/id915056765 apps.apple.com/us/app/a%3Ab%40c/id915056765
    https://apps.apple.com/us/app/🎉/id915056765 apps.apple.com/us/app/%F0%9F%8E%89/id915056765
    https://apps.apple.com/us/app/%2E%2E/id915056765 apps.apple.com/us/app/id915056765
    https://apps.apple.com/us/app/notes/id1110145109?platform=ipad apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/us/app/notes/id1110145109?itsct=apps_box_link&itscg=30200 apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/us/app/notes/id1110145109?mt=8?action=write-review apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/us/app/notes/id1110145109? apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/us/app/notes/id1110145109?& apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/us/app/notes/id1110145109?action apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/us/app/notes/id1110145109?=write-review apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/us/app/notes/id1110145109#see-all/reviews apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/us/app/notes/id1110145109#?action=write-review apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/app/id777319358?action=write-review apps.apple.com/app/id777319358?action=write-review
    https://apps.apple.com/app/id777319358?mt=8&action=write-review apps.apple.com/app/id777319358?action=write-review
    https://apps.apple.com/app/id777319358?action=write-review&mt=8 apps.apple.com/app/id777319358?action=write-review
    https://apps.apple.com/app/id777319358?action=write%2Dreview apps.apple.com/app/id777319358?action=write-review
    https://apps.apple.com/app/id777319358?%61ction=write-review apps.apple.com/app/id777319358?action=write-review
    https://apps.apple.com/app/id777319358?action=write-review&action=none apps.apple.com/app/id777319358?action=write-review
    https://apps.apple.com/app/id777319358?action=none&action=write-review apps.apple.com/app/id777319358
    https://apps.apple.com/de/app/immigration/id777319358?action=write-review apps.apple.com/de/app/immigration/id777319358?action=write-review
    itms-apps://apps.apple.com/app/id777319358?action=write-review apps.apple.com/app/id777319358?action=write-review
    itms-apps://itunes.apple.com/us/app/id777319358?mt=8&action=write-review apps.apple.com/us/app/id777319358?action=write-review
    itms-appss://apps.apple.com/app/id777319358 apps.apple.com/app/id777319358
    itms://itunes.apple.com/us/app/id777319358 apps.apple.com/us/app/id777319358
    https://apps.apple.com/us/app/notes/id1110145109?see-all=reviews apps.apple.com/us/app/notes/id1110145109?see-all=reviews
    https://apps.apple.com/us/app/notes/id1110145109?see-all=reviews&platform=mac apps.apple.com/us/app/notes/id1110145109?see-all=reviews
    https://apps.apple.com/us/app/notes/id1110145109?see-all=developer-other-apps apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/app/id777319358?ppid=45812c9b-c296-43d3-c6a0-c5a02f74bf6e apps.apple.com/app/id777319358?ppid=45812c9b-c296-43d3-c6a0-c5a02f74bf6e
    https://apps.apple.com/us/app/immigration/id777319358?ppid=45812C9B-C296-43D3-C6A0-C5A02F74BF6E apps.apple.com/us/app/immigration/id777319358?ppid=45812c9b-c296-43d3-c6a0-c5a02f74bf6e
    https://apps.apple.com/app/id777319358?pt=1&ct=a&mt=8&ppid=45812c9b-c296-43d3-c6a0-c5a02f74bf6e apps.apple.com/app/apple-store/id777319358?ppid=45812c9b-c296-43d3-c6a0-c5a02f74bf6e&pt=1&ct=a&mt=8
    https://apps.apple.com/us/app/immigration/id777319358?eventid=6443440000 apps.apple.com/us/app/immigration/id777319358?eventid=6443440000
    https://apps.apple.com/app/id777319358?eventid=1&mt=8 apps.apple.com/app/id777319358?eventid=1
    https://apps.apple.com/app/apple-store/id123456789?pt=123456&ct=test1234&mt=8 apps.apple.com/app/apple-store/id123456789?pt=123456&ct=test1234&mt=8
    https://apps.apple.com/app/id123456789?mt=8&ct=test1234&pt=123456 apps.apple.com/app/apple-store/id123456789?pt=123456&ct=test1234&mt=8
    https://apps.apple.com/us/app/immigration/id123456789?pt=123456&ct=test%201234 apps.apple.com/us/app/immigration/id123456789?pt=123456&ct=test%201234&mt=8
    https://apps.apple.com/app/apple-store/id123456789?pt=123456&ct=a+b&mt=8 apps.apple.com/app/apple-store/id123456789?pt=123456&ct=a%2Bb&mt=8
    https://apps.apple.com/app/apple-store/id123456789?pt=123456&ct=50%25%26more&mt=12 apps.apple.com/app/apple-store/id123456789?pt=123456&ct=50%25%26more&mt=12
    https://apps.apple.com/app/apple-store/id123456789?pt=123456&ct=a=b&mt=8 apps.apple.com/app/apple-store/id123456789?pt=123456&ct=a%3Db&mt=8
    https://apps.apple.com/app/apple-store/id123456789?pt=123456&ct=x&mt=8&app=messages apps.apple.com/app/apple-store/id123456789?pt=123456&ct=x&mt=8
    https://apps.apple.com/app/id123456789?pt=123456&mt=8 apps.apple.com/app/id123456789
    https://apps.apple.com/app/id123456789?action=write-review&pt=1&ct=x apps.apple.com/app/apple-store/id123456789?action=write-review&pt=1&ct=x&mt=8
    https://apps.apple.com/us/app/notes/id1110145109?at=11l&ct=site apps.apple.com/us/app/notes/id1110145109
    https://apps.apple.com/us/developer/apple/id284417353 apps.apple.com/us/developer/apple/id284417353
    https://apps.apple.com/developer/id284417353 apps.apple.com/developer/id284417353
    https://apps.apple.com/us/developer/apple/id284417353?mt=12&see-all=mac-apps apps.apple.com/us/developer/apple/id284417353
    https://itunes.apple.com/us/artist/apple/id284417353 apps.apple.com/us/developer/apple/id284417353
    https://itunes.apple.com/us/developer/apple/id284417353?uo=4 apps.apple.com/us/developer/apple/id284417353
    https://itunes.apple.com/de/developer/f%C3%BCr/id284417353?uo=4 apps.apple.com/de/developer/f%C3%BCr/id284417353
    https://apps.apple.com/redeem?ctx=offercodes&id=123456789&code=SUMMER2026 apps.apple.com/redeem?ctx=offercodes&id=123456789&code=SUMMER2026
    https://apps.apple.com/redeem?code=SUMMER2026&id=123456789&ctx=offercodes apps.apple.com/redeem?ctx=offercodes&id=123456789&code=SUMMER2026
    https://apps.apple.com/us/redeem?ctx=offercodes&id=1&code=a apps.apple.com/redeem?ctx=offercodes&id=1&code=a
    https://apps.apple.com/redeem/?ctx=offercodes&id=1&code=a apps.apple.com/redeem?ctx=offercodes&id=1&code=a
    https://apps.apple.com/redeem?ctx=apps&code=FJ4X9MTTLM3A apps.apple.com/redeem?ctx=apps&code=FJ4X9MTTLM3A
    https://apps.apple.com/redeem?ctx=apps&id=123456789&code=FJ4X9MTTLM3A apps.apple.com/redeem?ctx=apps&code=FJ4X9MTTLM3A
    https://apps.apple.com/redeem?code=FJ4X9MTTLM3A apps.apple.com/redeem?ctx=apps&code=FJ4X9MTTLM3A
    https://apps.apple.com/account/subscriptions apps.apple.com/account/subscriptions
    https://apps.apple.com/us/account/subscriptions/ apps.apple.com/account/subscriptions
    itms-apps://apps.apple.com/account/subscriptions apps.apple.com/account/subscriptions
    https://testflight.apple.com/join/AbCd1234 testflight.apple.com/join/AbCd1234
    https://testflight.apple.com/join/AbCd1234/ testflight.apple.com/join/AbCd1234
    http://TestFlight.apple.com./join/AbCd1234?x=1#y testflight.apple.com/join/AbCd1234
    https://appclip.apple.com/id?p=com.example.app.Clip appclip.apple.com/id?p=com.example.app.Clip
    https://appclip.apple.com/id?p=com.example.app.Clip&table=7 appclip.apple.com/id?p=com.example.app.Clip&table=7
    https://appclip.apple.com/id?table=7&p=com.example.app.Clip&b=%C3%A4%26 appclip.apple.com/id?p=com.example.app.Clip&table=7&b=%C3%A4%26
    https://appclip.apple.com/id?p=com.example.app.Clip&a&b= appclip.apple.com/id?p=com.example.app.Clip&a=&b=
    https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewSoftware?id=284882215&mt=8 apps.apple.com/app/id284882215
    https://itunes.apple.com/us/WebObjects/MZStore.woa/wa/viewSoftware?id=284882215 apps.apple.com/us/app/id284882215
    itms-apps://itunes.apple.com/WebObjects/MZStore.woa/wa/viewContentsUserReviews?type=Purple+Software&id=284882215 apps.apple.com/app/id284882215?see-all=reviews
    """
}
