import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import sharp from 'sharp'
import * as v from 'valibot'
import { shareable } from '../http/response.ts'
import { createImageStore } from './disk-cache.ts'
import { createImageFetcher } from './fetch-image.ts'
import { ImageJob, type ImageProcessSettings, type JobMessage } from './image-job.ts'
import { resize } from './resize.ts'

// A process that fetches, reads and writes images, forked by `run-image-processes.ts`, so that a picture which crashes
// libvips, or takes too much memory or time, ends no edge. It has the user of the process that forks it, whose files
// and environment it can read (docs/decisions/0046-user-of-images.md), and a low priority, so that calls come first.

/** ms between two looks at the memory in use. */
const memoryInterval = 100

const settings = JSON.parse(process.argv[2] ?? '') as ImageProcessSettings
// Before any other thread does something: a thread that is started later has the priority of the one that starts it.
lowerPriority()
// Every source is another one.
sharp.cache(false)
// The readers of other formats (SVG, AVIF, TIFF …) had vulnerabilities.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
const fetchImage = createImageFetcher(settings.limits)
const store = settings.cache && createImageStore(settings.cache)

/** Lowers the priority of every thread, because on Linux each has its own. */
function lowerPriority(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  const priority = Math.max(settings.priority, getPriority())
  try {
    for (const thread of threads) setPriority(thread, priority)
  } catch {
    console.error('The image process could not lower its priority.')
  }
}

/** Ends at once, also while an image is made. */
const end = (): void => void process.kill(process.pid, 'SIGKILL')

const send = (message: JobMessage): Promise<void> =>
  new Promise((resolve) => void process.send?.(message, undefined, undefined, () => resolve()))

async function make(job: ImageJob): Promise<Buffer | null> {
  const bytes = await fetchImage(job.source)
  const hash = createHash('sha256').update(bytes).digest('base64url')
  if (hash === job.refused) return null
  // Before the decoder, so that the edge knows which picture ended the process.
  await send({ decoding: hash })
  return resize(bytes, job, settings.limits)
}

async function run(job: ImageJob): Promise<void> {
  const bytes = await make(job).catch(() => null)
  // Before the response, after which another request reads it from disk.
  if (bytes !== null) await store?.(job.file, bytes)
  await send({ bytes: bytes && shareable(bytes) })
}

setInterval(() => {
  if (process.memoryUsage.rss() < settings.limits.imageMemory) return
  console.error('The image process ends because it uses too much memory.')
  end()
}, memoryInterval)
// A signal for the whole group is for the edge, which still needs images until it ends.
process.on('SIGTERM', () => {}).on('SIGINT', () => {})
process.on('disconnect', end)
process.on('message', (sent) => void run(v.parse(ImageJob, sent)))
