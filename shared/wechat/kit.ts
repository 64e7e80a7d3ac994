/**
 * WeChat's SDK, loaded in WeChat alone. It imports nothing of the page, so that every page loads
 * the same file.
 */
export { default as wx } from 'weixin-js-sdk'
