import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { MadeImage, type ImageJob, type ImageProcessSettings } from './image-job.ts'

/** ms until a process that ended is started again; doubled each time up to the longest. */
const backoff = { first: 500, longest: 30_000 }
/** ms after which a process counts as healthy. */
const healthyAfter = 60_000
/** A picture during which the process ended this often is not made for an hour, so that one picture stops no others. */
const mostEnds = 2
const refusedFor = 60 * 60 * 1000

/** Variables that the process needs on some systems; none of them is a secret. */
const inherited = ['NODE_EXTRA_CA_CERTS', 'LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'SystemRoot']

export type ImageProcess = {
  /**
   * The image of a job, null if its source has no usable one.
   * @throws Error while there is no process
   */
  make: (job: Omit<ImageJob, 'id'>) => Promise<Buffer | null>
  /** Why no image is made, for people; null while images are. */
  fault: () => string | null
  close: () => Promise<void>
}

type Options = {
  settings: ImageProcessSettings
  /** ms for one image in all; the process is ended when one takes longer. */
  jobTimeout: number
  logger: Pick<Logger, 'error'>
}

type Running = { file: string; resolve: (bytes: Buffer | null) => void; reject: (error: Error) => void }

/** Runs the image process (`image-process.ts`): starts it with the first job, and again when it ends. */
export function runImageProcess({ settings, jobTimeout, logger }: Options): ImageProcess {
  const running = new Map<number, Running>()
  const ends = new LRUCache<string, number>({ max: 1_000, ttl: refusedFor })
  let child: ChildProcess | null = null
  let fault: string | null = null
  let pause = backoff.first
  let again: NodeJS.Timeout | undefined
  let lastId = 0
  let isClosed = false

  /** The started process; null if it could not be started, which counts as its end. */
  function start(): ChildProcess | null {
    try {
      return startProcess()
    } catch (error) {
      ended(error instanceof Error ? error.message : String(error))
      return null
    }
  }

  function startProcess(): ChildProcess {
    const env = Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
    const started = fork(fileURLToPath(new URL('./image-process.ts', import.meta.url)), [JSON.stringify(settings)], {
      env,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const healthy = setTimeout(() => (pause = backoff.first), healthyAfter).unref()
    const endedWith = (how: string): void => {
      clearTimeout(healthy)
      if (child === started) ended(how)
    }
    started.on('message', take)
    // Several errors may follow each other.
    started.on('error', ({ message }) => endedWith(message))
    started.once('exit', (code, signal) => endedWith(signal ?? `code ${code}`))
    // It shall not keep an edge running that has nothing else to do.
    started.unref()
    started.channel?.unref()
    child = started
    return started
  }

  function ended(how: string): void {
    child = null
    const jobs = [...running.values()]
    running.clear()
    for (const { file } of jobs) ends.set(file, (ends.get(file) ?? 0) + 1)
    if (!isClosed) {
      fault = `the image process ended (${how})`
      logger.error({ how, images: jobs.length, again: pause }, 'image process ended')
      again = setTimeout(restart, pause).unref()
      pause = Math.min(2 * pause, backoff.longest)
    }
    for (const { reject } of jobs) reject(new Error('the image process ended'))
  }

  function restart(): void {
    start()?.once('spawn', () => (fault = null))
  }

  function take(message: unknown): void {
    const made = v.safeParse(MadeImage, message)
    if (!made.success) return
    const { id, bytes } = made.output
    const job = running.get(id)
    running.delete(id)
    // A copy, because the bytes may be part of a larger message.
    job?.resolve(bytes && Buffer.from(bytes))
  }

  async function make(job: Omit<ImageJob, 'id'>): Promise<Buffer | null> {
    if (isClosed || fault !== null) throw new Error('there is no image process')
    if ((ends.get(job.file) ?? 0) >= mostEnds) return null
    const maker = child ?? start()
    // One that could not be started has no pid; its error follows.
    if (maker?.pid === undefined) throw new Error('there is no image process')
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<Buffer | null>()
    const timer = setTimeout(() => maker.kill('SIGKILL'), jobTimeout)
    running.set(id, { file: job.file, resolve, reject })
    // A failure to send is followed by the end of the process.
    maker.send({ id, ...job } satisfies ImageJob, () => {})
    return promise.finally(() => clearTimeout(timer))
  }

  return {
    make,
    fault: () => fault,
    async close() {
      isClosed = true
      clearTimeout(again)
      if (child?.pid === undefined) return
      child.ref()
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
