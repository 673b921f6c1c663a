import type * as drafts from '@portal/page-library/storage/drafts'
import * as v from '@portal/shared-contracts/schema'

const stored = new Map<string, unknown>()
const keyOf = (name: string, owner: string): string => JSON.stringify([name, owner])

/** Drafts of an embedding page, in memory: the storage of the browser belongs to that page and its scripts. */
export const memoryDrafts = {
  saveDraft: async (name, owner, value) => void stored.set(keyOf(name, owner), value),
  loadDraft: async (name, owner, schema) => {
    const value = v.safeParse(schema, stored.get(keyOf(name, owner)))
    return value.success ? value.output : null
  },
  removeDraft: async (name, owner) => void stored.delete(keyOf(name, owner)),
  clearDrafts: async () => stored.clear(),
} satisfies typeof drafts
