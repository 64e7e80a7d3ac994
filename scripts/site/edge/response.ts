/** A response with other headers: those of another server cannot be changed. */
export function withHeaders({ body, status, headers }: Response, change: (headers: Headers) => void): Response {
  const changed = new Headers(headers)
  change(changed)
  return new Response(body, { status, headers: changed })
}

/** Name a header by which replies differ, once. */
export function vary(headers: Headers, name: string): void {
  const known = headers.get('vary')?.toLowerCase().split(/, */) ?? []
  if (!known.includes(name)) headers.append('vary', name)
}
