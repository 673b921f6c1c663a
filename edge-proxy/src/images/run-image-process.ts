import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { MadeImage, type ImageJob, type ImageProcessSettings, type WantedImage } from './image-job.ts'

/** ms until a process that ended is started again. */
const pause = 1_000
/** A picture during which the process ended this often is not made for an hour, so that one picture stops no others. */
const mostEnds = 2
const refusedFor = 60 * 60 * 1000

/** Variables that the process needs on some systems; none of them is a secret. */
const inherited = ['NODE_EXTRA_CA_CERTS', 'LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'SystemRoot']

/** Runs the image process (`image-process.ts`): starts it with the first job, and again when it ends. */
export function runImageProcess(settings: ImageProcessSettings, logger: Pick<Logger, 'error'>) {
  const jobs = createJobs()
  const imageProcess = keepRunning({
    fork: () => forkImageProcess(settings),
    onMessage: jobs.finish,
    onEnd: (how) => logger.error({ how, images: jobs.fail() }, 'image process ended'),
  })

  /**
   * The image of a job, null if its source has no usable one.
   * @throws Error while there is no process
   */
  async function make(wanted: WantedImage): Promise<Buffer | null> {
    if (jobs.isRefused(wanted)) return null
    const maker = imageProcess.current()
    // One that could not be started has no pid; its error follows.
    if (maker?.pid === undefined) throw new Error('there is no image process')
    const { id, image } = jobs.add(wanted)
    const timer = setTimeout(() => maker.kill('SIGKILL'), settings.limits.imageJobTimeout)
    // A failure to send is followed by the end of the process.
    maker.send({ id, ...wanted } satisfies ImageJob, () => {})
    return image.finally(() => clearTimeout(timer))
  }

  return { make, fault: imageProcess.fault, close: imageProcess.close }
}

function forkImageProcess(settings: ImageProcessSettings): ChildProcess {
  const env = Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  const file = fileURLToPath(new URL('./image-process.ts', import.meta.url))
  const child = fork(file, [JSON.stringify(settings)], {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // It shall not keep an edge running that has nothing else to do.
  child.unref()
  child.channel?.unref()
  return child
}

/** The jobs that the process works on, and the pictures during which it ended. */
function createJobs() {
  const running = new Map<number, PromiseWithResolvers<Buffer | null> & { file: string }>()
  const ends = new LRUCache<string, number>({ max: 1_000, ttl: refusedFor })
  let lastId = 0
  return {
    isRefused: ({ file }: WantedImage): boolean => (ends.get(file) ?? 0) >= mostEnds,
    add({ file }: WantedImage): { id: number; image: Promise<Buffer | null> } {
      const job = { ...Promise.withResolvers<Buffer | null>(), file }
      running.set(++lastId, job)
      return { id: lastId, image: job.promise }
    },
    finish(message: unknown): void {
      const made = v.safeParse(MadeImage, message)
      if (!made.success) return
      const { id, bytes } = made.output
      // A copy, because the bytes may be part of a larger message.
      running.get(id)?.resolve(bytes && Buffer.from(bytes))
      running.delete(id)
    },
    /** Fails all jobs when the process ended, and returns how many they were. */
    fail(): number {
      const failed = [...running.values()]
      running.clear()
      for (const { file, reject } of failed) {
        ends.set(file, (ends.get(file) ?? 0) + 1)
        reject(new Error('the image process ended'))
      }
      return failed.length
    },
  }
}

type Kept = {
  fork: () => ChildProcess
  onMessage: (message: unknown) => void
  /** The process ended, also when it could not be started. */
  onEnd: (how: string) => void
}

/** Starts a process when it is asked for, and again when it ends. */
function keepRunning({ fork: forkChild, onMessage, onEnd }: Kept) {
  let child: ChildProcess | null = null
  let fault: string | null = null
  let again: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): void {
    const ended = (how: string): void => {
      child = null
      if (isClosed) return
      fault = `the image process ended (${how})`
      again = setTimeout(start, pause).unref()
      onEnd(how)
    }
    try {
      const started = forkChild()
      // Several errors may follow each other.
      const endedOnce = (how: string): void => void (child === started && ended(how))
      child = started
      started.on('message', onMessage)
      started.on('error', ({ message }) => endedOnce(message))
      started.once('exit', (code, signal) => endedOnce(signal ?? `code ${code}`))
      started.once('spawn', () => (fault = null))
    } catch (error) {
      ended(error instanceof Error ? error.message : String(error))
    }
  }

  return {
    /** Null while there is none. */
    current(): ChildProcess | null {
      if (child === null && fault === null && !isClosed) start()
      return fault === null ? child : null
    },
    /** Why no image is made, for people; null while images are. */
    fault: () => fault,
    async close(): Promise<void> {
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
