import type { RegistryDocument } from '@portal/shared-contracts/remotes'
import type { Logger } from 'pino'
import { createFaultLog } from '../../http/log.ts'
import { createOnce } from '../../http/once.ts'
import type { StoredObject } from '../release-source.ts'

/** What is known of one object among the releases that is looked at again and again. */
export type Watched = {
  /** Makes the next look conditional. */
  tag: StoredObject['tag']
  /** The document that the tag was read under: with another one the object is copied again. */
  document: RegistryDocument | null
  /** Why it was not copied; null if it was. */
  fault: string | null
}

/** The objects that are looked at again and again, with one task per object at a time. */
export function createWatchedObjects(logger: Logger) {
  const objects = new Map<string, Watched & { log: (fault: string | null) => void }>()
  const once = createOnce<void>()

  const newObject = (key: string) => ({
    tag: {},
    document: null,
    fault: null,
    log: createFaultLog((err) => logger.error({ key, err }, 'releases not readable, keeping the copy')),
  })

  return {
    /**
     * Runs a task for an object unless one runs already, so that a slow object holds up no other one. Never rejects:
     * the error is kept as the object's fault.
     */
    once(key: string, work: (object: Watched) => Promise<void>): Promise<void> {
      const object = objects.get(key) ?? newObject(key)
      objects.set(key, object)
      return once(key, async () => {
        object.fault = await work(object).then(() => null, String)
        object.log(object.fault)
      })
    },
    /** Forgets all objects but these. */
    keepOnly(keys: ReadonlySet<string>): void {
      for (const key of objects.keys()) if (!keys.has(key)) objects.delete(key)
    },
    /** The next looks are unconditional. */
    forgetTags(): void {
      for (const object of objects.values()) object.tag = {}
    },
    /** Why an object was not copied; null if it was. */
    faultOf: (key: string): string | null => objects.get(key)?.fault ?? null,
    /** Why an object was not copied; null if all were. */
    fault: (): string | null => [...objects.values()].find(({ fault }) => fault !== null)?.fault ?? null,
  }
}
