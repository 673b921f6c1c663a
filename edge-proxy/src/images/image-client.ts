import type { Logger } from 'pino'
import { Pool } from 'undici'
import type { Limits } from '../config/config.ts'
import { readCapped } from '../http/body.ts'
import { repeat } from '../http/repeat.ts'
import { createImageStore } from './disk-cache.ts'
import type { ImageCache, WantedImage } from './image-job.ts'
import type { ImageMaker } from './run-image-processes.ts'

/** ms between two checks whether the image server makes images. */
const checkInterval = 1_000
/** ms in which it must respond to a check. */
const checkTimeout = 5_000
/** Times `imageJobTimeout` that the edge waits for an image; those of other edges may come first. */
const waitFactor = { first: 4, later: 40 }

/** Has images made by the image server at this socket, and stores them itself: the server reads no file of the edge. */
export function connectImageServer(
  socketPath: string,
  cache: ImageCache,
  { imageJobTimeout, imageBytes }: Limits,
  logger: Pick<Logger, 'error'>,
): ImageMaker {
  const server = new Pool('http://images', { socketPath })
  const store = createImageStore(cache)
  let fault: string | null = null
  let stop: Promise<() => void> | null = null

  async function make(wanted: WantedImage, when: keyof typeof waitFactor): Promise<Buffer | null> {
    if (fault !== null) throw new Error(fault)
    const { statusCode, body } = await server.request({
      method: 'POST',
      path: `/${when}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
      headersTimeout: waitFactor[when] * imageJobTimeout,
      bodyTimeout: imageJobTimeout,
    })
    const bytes = await readCapped(body, imageBytes, null)
    if (statusCode === 204) return null
    if (statusCode !== 200) throw new Error(`the image server responds ${statusCode}`)
    await store(wanted.file, bytes)
    return bytes
  }

  /** What the image server says of its processes. @throws Error if it does not respond */
  async function serverFault(): Promise<string> {
    const timeouts = { headersTimeout: checkTimeout, bodyTimeout: checkTimeout }
    const { body } = await server.request({ method: 'GET', path: '/fault', ...timeouts })
    return (await readCapped(body, 1_000, null)).toString()
  }

  async function check(): Promise<void> {
    fault = await serverFault().then(
      (text) => text || null,
      (error) => `the image server does not respond (${error instanceof Error ? error.message : error})`,
    )
    if (fault !== null && !server.destroyed) throw new Error(fault)
  }

  return {
    make,
    start: () => void (stop ??= repeat(check, checkInterval, (error) => logger.error({ error }, 'no images are made'))),
    fault: () => fault,
    async close(): Promise<void> {
      void stop?.then((stopChecks) => stopChecks())
      await server.destroy()
    },
  }
}
