import { rmSync } from 'node:fs'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import PQueue from 'p-queue'
import * as v from 'valibot'
import { defaultLimits } from '../config/config.ts'
import { SocketPath } from '../config/setting-schemas.ts'
import { createLogger } from '../http/log.ts'
import { shareable } from '../http/response.ts'
import { WantedImage } from './image-job.ts'
import { firstProcesses, lowPriority, runImageProcesses, type ImageMaker } from './run-image-processes.ts'

// A program that makes images for the edges of a machine, as another user than theirs and without their settings, so
// that a picture which takes over libvips finds no secret (docs/decisions/0046-user-of-images.md).

const Job = v.object({ when: v.picklist(['first', 'later']), wanted: WantedImage })

/** Requests come from edges, which have checked them; jobs of several edges wait for a free process. */
function createImageServer(images: Pick<ImageMaker, 'make' | 'fault'>) {
  const queues = { first: new PQueue({ concurrency: firstProcesses }), later: new PQueue({ concurrency: 1 }) }
  const app = new Hono()
  app.get('/fault', (c) => c.text(images.fault() ?? ''))
  app.post('/:when', async (c) => {
    const job = v.safeParse(Job, { when: c.req.param('when'), wanted: await c.req.json().catch(() => null) })
    if (!job.success) return c.body(null, 400)
    const { when, wanted } = job.output
    try {
      const bytes = await queues[when].add(() => images.make(wanted, when))
      return bytes === null ? c.body(null, 204) : c.body(shareable(bytes))
    } catch {
      return c.body(null, 503)
    }
  })
  return createAdaptorServer({ fetch: app.fetch })
}

function serve(socket: string): void {
  const images = runImageProcesses({ cache: null, priority: lowPriority, limits: defaultLimits }, createLogger())
  const server = createImageServer(images)
  const stop = (): void => {
    server.close()
    void images.close().then(() => process.exit())
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  server.once('error', ({ message }) => {
    console.error(`The image server cannot listen: ${message}.`)
    process.exitCode = 1
    void images.close()
  })
  // One that was killed leaves its socket behind.
  rmSync(socket, { force: true })
  // User and group of the socket may connect.
  process.umask(0o117)
  server.listen(socket, images.start)
}

const socket = v.safeParse(SocketPath, process.env['IMAGE_SOCKET'] ?? '')
if (socket.success) serve(socket.output)
else {
  console.error(`IMAGE_SOCKET ${socket.issues[0].message}.`)
  process.exitCode = 1
}
