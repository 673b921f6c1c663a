import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'

/** Sends an event whenever the text of `versions` has changed; development only. */
export const reloadEvents = (c: Context, versions: () => Promise<string>): Response =>
  streamSSE(c, async (stream) => {
    let known = await versions()
    while (!stream.aborted) {
      await stream.sleep(300)
      const now = await versions()
      if (now === known) continue
      known = now
      await stream.writeSSE({ data: 'reload' })
    }
  })
