const UNTRUSTED = '证书不受信任（自签的证书：用 NODE_EXTRA_CA_CERTS=证书文件 让它受信任）'
const SILENT = '没有回答'

const REASONS: Record<string, string> = {
  ENOTFOUND: '找不到这个域名',
  EAI_AGAIN: '找不到这个域名',
  ECONNREFUSED: '那里没有启动',
  ECONNRESET: '连接断了',
  UND_ERR_SOCKET: '连接断了',
  ETIMEDOUT: SILENT,
  UND_ERR_CONNECT_TIMEOUT: SILENT,
  UND_ERR_HEADERS_TIMEOUT: SILENT,
  CERT_HAS_EXPIRED: '证书过期了',
  ERR_TLS_CERT_ALTNAME_INVALID: '证书不是这个域名的',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  ERR_SSL_WRONG_VERSION_NUMBER: '那里答的不是 https',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: '那里答的不是 https',
}

/** Why `fetch` got no answer, in Chinese. @param error what it rejected with */
export function describeNetworkError(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return SILENT
  return REASONS[cause?.code ?? ''] ?? `连不上（${cause?.code || cause?.message || message}）`
}
