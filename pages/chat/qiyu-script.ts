/** Qiyu's script for the account of this key (qi.163.com/docs/guide/web): the page runs it, the build's HTML has it fetched ahead. */
export const getQiyuScriptUrl = (key: string): string =>
  `https://qiyukf.com/script/${encodeURIComponent(key)}.js?hidden=1`
