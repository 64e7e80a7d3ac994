const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 13; M2102J2SC Build/TKQ1.221114.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36'
const OPPO =
  'Mozilla/5.0 (Linux; U; Android 12; zh-CN; PEGM00 Build/SKQ1.210216.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const ARKWEB =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WECHAT = 'MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN'

/**
 * [who, user agent, platform container [native] [chromium] [iOS version], touch points if not 5]
 */
// biome-ignore format: one row, one line
export const SAMPLES = [
  // our own app's web views
  ['WKWebView', `${IPHONE} Mobile/15E148`, 'ios browser native 17'],
  ['WKWebView, iOS 15', 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/19E258', 'ios browser native 15'],
  ['WKWebView, iOS 26', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148', 'ios browser native 18'],
  ['WKWebView, iPad as Mac', MAC, 'ios browser native'],
  ['iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148', 'ios browser native 12'],
  ['Android web view', WEBVIEW, 'android browser native'],
  ['old Android web view', 'Mozilla/5.0 (Linux; Android 9; COL-AL10 Build/HUAWEICOL-AL10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/70.0.3538.80 Mobile Safari/537.36', 'android browser native'],
  ['ArkWeb', ARKWEB, 'harmony browser native'],
  // browsers
  ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'ios browser 17'],
  ['Safari 26: the system part stands still', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1', 'ios browser 26'],
  ['Safari, iPad as Mac', `${MAC} Version/17.4 Safari/605.1.15`, 'ios browser 17'],
  ['old iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1', 'ios browser 12'],
  ['Chrome on iOS', `${IPHONE} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`, 'ios browser 17'],
  ['QQ browser on iOS', `${IPHONE} Version/17.0 MQQBrowser/14.5.2 Mobile/15E148 Safari/604.1 QBWebViewType/1 WKType/1`, 'ios browser 17'],
  ['UC on iOS', `${IPHONE} Mobile/21F79 UCBrowser/16.5.3.2329 Mobile AliApp(TUnionSDK/0.1.20.4)`, 'ios otherApp 17'],
  ['Chrome', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36', 'android browser chromium'],
  ['Edge', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0', 'android browser chromium'],
  ['Samsung', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36', 'android browser'],
  ['Firefox', 'Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'android browser'],
  ['Xiaomi', `${OPPO} Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.2.150419`, 'android browser'],
  ['OPPO', `${OPPO} Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/45.10.5.1`, 'android browser'],
  ['vivo', `${OPPO} Chrome/101.0.4951.74 Mobile Safari/537.36 VivoBrowser/21.7.22.0`, 'android browser'],
  ['UC', `${OPPO} Chrome/100.0.4896.58 UCBrowser/15.5.2.1232 Mobile Safari/537.36`, 'android otherApp'],
  ['Quark', `${OPPO} Chrome/100.0.4896.58 Quark/6.8.0.471 Mobile Safari/537.36`, 'android otherApp'],
  ['QQ browser', `${OPPO} Chrome/109.0.5414.86 MQQBrowser/14.5 Mobile Safari/537.36`, 'android browser'],
  ['Huawei, HarmonyOS 4', 'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36', 'android browser'],
  ['Huawei, HarmonyOS NEXT', `${ARKWEB} HuaweiBrowser/5.1.4.300`, 'harmony browser'],
  ['Huawei, says Android as well', `${ARKWEB.replace('OpenHarmony 5.0', 'Android 10; OpenHarmony 5.0')} HuaweiBrowser/5.1.4.300`, 'harmony browser'],
  ['ArkWeb stuck to the token before', ARKWEB.replace(' ArkWeb', 'ArkWeb'), 'harmony browser native'],
  ['Windows', WINDOWS, 'desktop browser'],
  ['Mac', `${MAC} Version/17.4 Safari/605.1.15`, 'desktop browser', 0],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36', 'desktop browser'],
  // other apps
  ['WeChat on iOS', `${IPHONE} Mobile/15E148 ${WECHAT}`, 'ios wechat 17'],
  ['WeChat on Android', `${WEBVIEW} XWEB/1160117 MMWEBSDK/20240404 ${WECHAT}`, 'android wechat'],
  ['a mini program on iOS', `${IPHONE} Mobile/15E148 ${WECHAT} miniProgram/wx0123456789abcdef`, 'ios miniprogram 17'],
  ['a mini program on Android', `${WEBVIEW} XWEB/1160117 MMWEBSDK/20240404 ${WECHAT} MiniProgramEnv/android miniProgram/wx0123456789abcdef`, 'android miniprogram'],
  ['WeChat on HarmonyOS', `${ARKWEB} ${WECHAT}`, 'harmony wechat'],
  ['WeChat on Windows', `${WINDOWS} MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090a13)`, 'desktop wechat'],
  ['WeChat on Mac', `${MAC} MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.7 NetType/WIFI WindowsWechat`, 'desktop wechat', 0],
  ['WeCom on iOS', `${IPHONE} Mobile/15E148 wxwork/4.1.28 MicroMessenger/7.0.1 Language/zh`, 'ios wecom 17'],
  ['WeCom on Android', `${WEBVIEW} wxwork/4.1.27 MicroMessenger/7.0.1 NetType/WIFI`, 'android wecom'],
  ['DingTalk', `${IPHONE} Mobile/15E148 AliApp(DingTalk/7.5.10) com.laiwang.DingTalk/33212212 Channel/201200 language/zh-Hans-CN`, 'ios dingtalk 17'],
  ['DingTalk on Android', `${WEBVIEW} AliApp(DingTalk/7.5.10) com.alibaba.android.rimet/33212212 Channel/700159`, 'android dingtalk'],
  ['Alipay', `${IPHONE} Mobile/15E148 NebulaSDK/1.8.100112 Nebula AliApp(AP/10.5.90.6000) AlipayClient/10.5.90.6000`, 'ios alipay 17'],
  ['Alipay on Android', `${WEBVIEW} UWS/3.22 UCBS/3.22 NebulaSDK/1.8.100112 AlipayClient/10.5.90.8000`, 'android alipay'],
  ['Feishu', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Lark/7.20.5 LarkLocale/zh_CN ChannelName/Feishu`, 'ios feishu 17'],
  ['Feishu on Android', `${WEBVIEW} Lark/7.20.5 LarkLocale/zh_CN ChannelName/Feishu`, 'android feishu'],
  ['Weibo', `${IPHONE} Mobile/15E148 Weibo (iPhone15,2__weibo__14.6.0__iphone__os17.5)`, 'ios weibo 17'],
  ['Weibo on Android', `${WEBVIEW} Weibo (Xiaomi-M2102J2SC__weibo__14.6.0__android__android13)`, 'android weibo'],
  ['Baidu', `${IPHONE} Mobile/15E148 Safari/604.1 bdh_dvt/0 SP-engine/2.86.0 main/1.0 baiduboxapp/13.61.0.11 (Baidu; P2 17.5)`, 'ios baidu 17'],
  ['Baidu on Android', `${WEBVIEW} T7/13.59 SP-engine/2.97.0 baiduboxapp/13.61.0.10 (Baidu; P1 13)`, 'android baidu'],
  ['QQ', `${IPHONE} Mobile/15E148 QQ/9.0.60.610 V1_IPH_SQ_9.0.60_1_APP_A Pixel/1179 NetType/WIFI QBWebViewType/1`, 'ios qq 17'],
  ['QQ on Android', `${WEBVIEW} V1_AND_SQ_9.0.60_6478_YYB_D QQ/9.0.60.16095 NetType/WIFI WebP/0.4.1`, 'android qq'],
  ['Douyin', `${IPHONE} Mobile/15E148 aweme_30.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store`, 'ios otherApp 17'],
  ['Xiaohongshu', `${WEBVIEW} xhsdiscover/8.40 NetType/WiFi`, 'android otherApp'],
  ['Toutiao', `${WEBVIEW} NewsArticle/9.9.3 JsSdk/2 NetType/wifi`, 'android otherApp'],
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.29.108;FBBV/604]`, 'ios otherApp 17'],
  ['Douyin on Android', `${WEBVIEW} aweme_290500 JsSdk/1.0 NetType/WIFI BytedanceWebview/d8a21c6`, 'android otherApp'],
  ['Douyin lite', `${IPHONE} Mobile/15E148 aweme.lite_26.9.0 BytedanceWebview/d8a21c6`, 'ios otherApp 17'],
  ['Kuaishou', `${WEBVIEW} Kwai/12.4.20.36245 NetType/WIFI`, 'android otherApp'],
  ['Kuaishou lite', `${IPHONE} Mobile/15E148 ksNebula/12.4.20 Yoda/3.1.5`, 'ios otherApp 17'],
  ['Xiaohongshu on iOS', `${IPHONE} Mobile/15E148 xhsdiscover/8.40 NetType/WiFi`, 'ios otherApp 17'],
  ['Zhihu', `${IPHONE} Mobile/15E148 ZhihuHybrid osee2unifiedRelease/4318`, 'ios otherApp 17'],
  ['Bilibili', `${WEBVIEW} BiliApp/7690400 mobi_app/android`, 'android otherApp'],
  ['Taobao', `${IPHONE} Mobile/15E148 WindVane/8.7.2 AliApp(TB/10.38.10)`, 'ios otherApp 17'],
  ['JD', `${IPHONE} Mobile/15E148 jdapp;iPhone;13.1.0;;;M/5.0;appBuild/169370`, 'ios otherApp 17'],
  ['Quark on iOS', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Quark/6.9.5`, 'ios otherApp 17'],
  ['UC lite', `${OPPO} Chrome/100.0.4896.58 UCWEB/7.0 Mobile Safari/537.36`, 'android otherApp'],
  // our own app under another name
  ['our app as Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 HomeFitness/3.2`, 'ios browser 17'],
  ['our app, a suffix alone', 'HomeFitness/3.2 iPhone', 'ios browser native'],
  ['our app, by its networking library', 'HomeFitness/3.2 (iPhone; iOS 17.5; Scale/3.00)', 'ios browser native'],
  // nothing to go by
  ['empty', '', 'desktop browser'],
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'desktop browser'],
  ['only the word', 'Android', 'android browser'],
] as const

export const getUserAgent = (who: (typeof SAMPLES)[number][0]) => SAMPLES.find(([name]) => name === who)![1]
