/**
 * URL of Qiyu's script for this account key (qi.163.com/docs/guide/web). The page runs it; the
 * built HTML preloads it.
 */
export const getQiyuScriptUrl = (key: string): string =>
  `https://qiyukf.com/script/${encodeURIComponent(key)}.js?hidden=1`
