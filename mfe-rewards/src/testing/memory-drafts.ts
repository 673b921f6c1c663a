import * as v from '@portal/shared-contracts/schema'
import { createSerialQueue } from '@portal/page-library/stores'
import type { DraftStorage } from '../stores/redeem-draft.ts'

/** Drafts as JSON in a map: tests see exactly what survives a reload. */
export function memoryDrafts(): DraftStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  const queue = createSerialQueue()
  const Entry = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ owner: v.string(), value: v.unknown(), keptAtLogout: v.boolean() }),
  )
  return {
    entries,
    load: async (name, owner, schema) => {
      const entry = v.safeParse(Entry, entries.get(name))
      if (!entry.success || entry.output.owner !== owner) return null
      const value = v.safeParse(schema, entry.output.value)
      return value.success ? value.output : null
    },
    save: async (name, owner, value, { keptAtLogout = false } = {}) =>
      void entries.set(name, JSON.stringify({ owner, value, keptAtLogout })),
    remove: async (name) => void entries.delete(name),
    lockAcrossTabs: (_, task) => queue(task),
  }
}
