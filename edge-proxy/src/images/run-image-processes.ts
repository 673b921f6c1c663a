import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { JobMessage, type ImageJob, type ImageProcessSettings, type WantedImage } from './image-job.ts'

/** As of `nice`; where others wait for the processor, images get a tenth of it. */
export const lowPriority = 10

/** Processes for images that are waited for. Each makes one at a time, so that its end takes no other image along. */
export const firstProcesses = 2
/** The process for images that no one waits for has a lower priority, and more time because it gets less of it. */
const later = { priority: 5, timeFactor: 10 }
/** ms until a process that ended by itself is started again. */
const restartDelay = 1_000
/** A picture that ended a process this often is not decoded for an hour, in any size or format. */
const maxEnds = 2
const refusedFor = 60 * 60 * 1000

/** With these, glibc gives the memory of a picture back, which would count for the next one. */
const memoryVariables = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }

/** The brand, whose colour is behind transparent pictures, and variables that the process needs on some systems. */
const inherited = ['BRAND', 'NODE_EXTRA_CA_CERTS', 'LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'SystemRoot']

/** Runs processes of their own for images, because a picture can end the process that decodes it. */
export function runImageProcesses(settings: ImageProcessSettings, logger: Pick<Logger, 'error'>) {
  const failures = createFailures()
  const laterSettings = {
    ...settings,
    priority: settings.priority + later.priority,
    limits: { ...settings.limits, imageJobTimeout: settings.limits.imageJobTimeout * later.timeFactor },
  }
  const processes = {
    first: Array.from({ length: firstProcesses }, () => createImageProcess(settings, failures, logger)),
    later: [createImageProcess(laterSettings, failures, logger)],
  }

  /** The image of a job, null if its source has no usable one. @throws Error while there is no free process */
  async function make(wanted: WantedImage, when: keyof typeof processes): Promise<Buffer | null> {
    const job = { ...wanted, refused: failures.refusedHash(wanted.source.url) }
    for (const { run } of processes[when]) {
      const made = await run(job)
      if (made !== 'notMade') return made
    }
    throw new Error('there is no image process')
  }

  return {
    make,
    /** Starts a process before an image is asked for, because the first image would wait for it. */
    start: () => processes.first[0]?.start(),
    /** Why no image is made, for people; null while images are. */
    fault(): string | null {
      const faults = processes.first.map((each) => each.fault())
      return faults.includes(null) ? null : (faults[0] ?? null)
    },
    async close(): Promise<void> {
      await Promise.all([...processes.first, ...processes.later].map((each) => each.close()))
    },
  }
}

export type ImageMaker = ReturnType<typeof runImageProcesses>

/** Pictures that cannot be decoded, by their address; a changed picture has another hash. */
function createFailures() {
  const failures = new LRUCache<string, { hash: string; ends: number }>({ max: 1_000, ttl: refusedFor })
  return {
    refusedHash(url: string): string | null {
      const failure = failures.get(url)
      return failure !== undefined && failure.ends >= maxEnds ? failure.hash : null
    },
    add(url: string, hash: string, ends: number): void {
      const before = failures.get(url)
      failures.set(url, { hash, ends: ends + (before?.hash === hash ? before.ends : 0) })
    },
  }
}
type Failures = ReturnType<typeof createFailures>

/** The image, or null if none can be made of the picture; `notMade` if the process was not free or ended earlier. */
type JobResult = Buffer | null | 'notMade'

/** The job of a process; `decoding` is the hash of its picture once the process decodes it. */
type RunningJob = { url: string; decoding: string | null; timer: NodeJS.Timeout; end: (result: JobResult) => void }

/**
 * A process that makes one image at a time. It starts with the first job or before it; when it ends while it makes a
 * picture, with the next one; when it ends by a fault of its own, after a pause.
 */
function createImageProcess(settings: ImageProcessSettings, failures: Failures, logger: Pick<Logger, 'error'>) {
  let child: ChildProcess | null = null
  let running: RunningJob | null = null
  let fault: string | null = null
  let restartTimer: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): void {
    child = forkImageProcess(settings, onMessage, onEnd)
    child?.once('spawn', () => (fault = null))
  }

  function onEnd(how: string): void {
    child = null
    if (isClosed) return
    const picture = running?.decoding ?? null
    logger.error({ how, image: running?.url }, 'image process ended')
    if (running !== null && picture !== null) failures.add(running.url, picture, 1)
    running?.end(picture === null ? 'notMade' : null)
    if (picture !== null) return
    fault = `the image process ended (${how})`
    restartTimer = setTimeout(start, restartDelay).unref()
  }

  function onMessage(sent: unknown): void {
    const message = v.safeParse(JobMessage, sent)
    if (!message.success || running === null) return
    const { url, decoding, timer, end } = running
    if ('decoding' in message.output) {
      running.decoding = message.output.decoding
      timer.refresh()
      return
    }
    const { bytes } = message.output
    // It would fail again.
    if (bytes === null && decoding !== null) failures.add(url, decoding, maxEnds)
    // A copy, because the bytes may be part of a larger message.
    end(bytes && Buffer.from(bytes))
  }

  async function run(job: ImageJob): Promise<JobResult> {
    if (running !== null || fault !== null || isClosed) return 'notMade'
    if (child === null) start()
    const started = child
    // One that could not be started has no pid; its error follows.
    if (started?.pid === undefined) return 'notMade'
    const { promise, resolve } = Promise.withResolvers<JobResult>()
    const timer = setTimeout(() => started.kill('SIGKILL'), settings.limits.imageJobTimeout)
    running = { url: job.source.url, decoding: null, timer, end: resolve }
    // A failure to send is followed by the end of the process.
    started.send(job, () => {})
    return promise.finally(() => {
      clearTimeout(timer)
      running = null
    })
  }

  async function close(): Promise<void> {
    isClosed = true
    clearTimeout(restartTimer)
    running?.end('notMade')
    if (child?.pid === undefined) return
    child.ref()
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  return { run, start: () => void (child ?? start()), fault: () => fault, close }
}

/** Starts a process. `onEnd` is called once with how it ended, also if it could not be started: then it may be null. */
function forkImageProcess(
  settings: ImageProcessSettings,
  onMessage: (message: unknown) => void,
  onEnd: (how: string) => void,
): ChildProcess | null {
  const env = Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  const file = fileURLToPath(new URL('./image-process.ts', import.meta.url))
  let hasEnded = false
  const ended = (how: string): void => {
    if (!hasEnded) onEnd(how)
    hasEnded = true
  }
  try {
    const child = fork(file, [JSON.stringify(settings)], {
      env: { ...env, ...memoryVariables },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (message) => hasEnded || onMessage(message))
    child.on('error', ({ message }) => ended(message))
    child.once('exit', (code, signal) => ended(signal ?? `code ${code}`))
    // It shall not keep an edge running that has nothing else to do.
    child.unref()
    child.channel?.unref()
    return child
  } catch (error) {
    ended(error instanceof Error ? error.message : String(error))
    return null
  }
}
