type CreateOptions = { prefix: string; timeout: number; fetch?: typeof fetch }
type RequestOptions = { method: string; searchParams: string; headers: Record<string, string>; json?: unknown }

/**
 * Takes the place of ky in the embed build: what the API client of page-library uses of it. ky calls `new Request` for
 * each call, and pages with MooTools have another `Request` (docs/decisions/0011-libraries.md). A timeout rejects with
 * an error of that name, as ky does.
 */
function create({ prefix, timeout, fetch = globalThis.fetch }: CreateOptions) {
  return (path: string, { method, searchParams, headers, json }: RequestOptions): Promise<Response> => {
    const end = new AbortController()
    // Not cleared, because the body may take no longer either; after it the abort has no effect.
    setTimeout(() => end.abort(new DOMException('No response', 'TimeoutError')), timeout)
    return fetch(`${prefix}/${path}?${searchParams}`, {
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      signal: end.signal,
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
  }
}

export default { create }
