/** Inline text; emphasised if it is an object. */
export type Run = string | { b: string }

/** One block of a document, in reading order. The first row of a table is its header. */
export type Block = ['h1' | 'h2' | 'h3' | 'p', Run[]] | ['ol' | 'ul', Run[][]] | ['table', Run[][][]]

/** Legal documents by the `type` of the address; the first is the default. */
export const DOCUMENTS = {
  agreement: '用户协议',
  privacy: '隐私政策',
  sdkList: '第三方 SDK 目录',
  userInfo: '个人信息收集清单',
  recommend: '个性化推荐说明',
  vipAgreement: '会员服务协议',
} as const

export type DocumentType = keyof typeof DOCUMENTS

/** All document types, the default first. */
export const DOCUMENT_TYPES = Object.keys(DOCUMENTS) as DocumentType[]
