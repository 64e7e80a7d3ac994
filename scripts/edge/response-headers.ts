/** A response with other headers: those of another server cannot be changed. */
export function changeHeaders({ body, status, headers }: Response, change: (headers: Headers) => void): Response {
  const changed = new Headers(headers)
  change(changed)
  return new Response(body, { status, headers: changed })
}

/** Name a header by which replies differ, once. */
export function addVary(headers: Headers, name: string): void {
  const cached = headers.get('vary')?.toLowerCase().split(/, */) ?? []
  if (!cached.includes(name)) headers.append('vary', name)
}
