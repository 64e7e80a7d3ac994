import { USER_AGENTS } from './devices.ts'

/** User agents that fetch a pasted link for its card . */
export const CRAWLERS = [
  'WhatsApp/2.23.20.0 A',
  'WhatsApp/2.2413.1 N',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'DingTalkBot-LinkService/1.0 (+https://dingtalk.com)',
] as const

/**
 * A user agent that the edge treats as a crawler and the service as an iPhone, so that replies
 * match the browser tests.
 */
export const IPHONE_CRAWLER = `${USER_AGENTS.iosSafari} Preview/0.5`
