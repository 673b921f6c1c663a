import type { RegistryDocument } from '@delikaterie/shared-contracts/remotes'
import type { Logger } from 'pino'
import { createFaultLog } from '../../http/log.ts'

/** Characters of an error that are kept: it may quote what a store responded. */
const longestFault = 500

/** What is known of one object of the store that is looked at again and again. */
export type Watched = {
  /** Headers that make the next request conditional. */
  tag: Record<string, string>
  /** When the tag was received, in ms. */
  taggedAt: number
  /** The document that the tag was read under: with another one the object is copied again. */
  document: RegistryDocument | null
  /** The pointer that could not be copied, when (ms) and why. */
  failed: { text: string; at: number; error: unknown } | null
  fault: string | null
}

/** The objects of a store that are looked at again and again, with one task per object at a time. */
export function createWatchedObjects(logger: Logger) {
  const objects = new Map<string, Watched & { log: (fault: string | null) => void }>()
  const running = new Map<string, Promise<void>>()

  const added = (key: string) => {
    const log = createFaultLog((err) => logger.error({ key, err }, 'store not readable, keeping the copy'))
    const object = { tag: {}, taggedAt: -Infinity, document: null, failed: null, fault: null, log }
    objects.set(key, object)
    return object
  }

  return {
    /**
     * Runs a task for an object unless one runs already, so that a slow object holds up no other one. Never rejects:
     * the error is kept as the object's fault.
     */
    once(key: string, work: (object: Watched) => Promise<void>): Promise<void> {
      const before = running.get(key)
      if (before) return before
      const object = objects.get(key) ?? added(key)
      const task = faultOf(work(object)).then((fault) => {
        object.fault = fault
        object.log(fault)
        return void running.delete(key)
      })
      running.set(key, task)
      return task
    },
    /** Forgets all objects but these. */
    keepOnly(keys: ReadonlySet<string>): void {
      for (const key of objects.keys()) if (!keys.has(key)) objects.delete(key)
    },
    /** Why an object was not copied; null if all were. */
    fault: (): string | null => [...objects.values()].find(({ fault }) => fault !== null)?.fault ?? null,
  }
}

/** Why a task failed; null if it did not. */
const faultOf = (task: Promise<void>): Promise<string | null> =>
  task.then(
    () => null,
    (error: unknown) => String(error).slice(0, longestFault),
  )
