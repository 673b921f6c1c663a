const headers = {
  'content-type': 'text/plain; version=0.0.4; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** Metrics as a response. */
export const metricsResponse = async (text: Promise<string>): Promise<Response> => new Response(await text, { headers })
