import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'

/** Sends an event whenever `version` changes, until it is undefined; if so at once, 204: browsers do not ask again. */
export async function reloadEvents(c: Context, version: () => Promise<string | undefined>): Promise<Response> {
  let known = await version()
  if (known === undefined) return c.body(null, 204, { 'cache-control': 'no-store' })
  return streamSSE(c, async (stream) => {
    while (!stream.aborted && known !== undefined) {
      await stream.sleep(200)
      const now = await version()
      if (now === known) continue
      known = now
      await stream.writeSSE({ data: 'reload' })
    }
  })
}
