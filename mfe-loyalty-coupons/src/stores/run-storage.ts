import type { loadDraft, removeDraft, saveDraft } from '@delikaterie/shared-contracts/drafts'
import * as v from '@delikaterie/shared-contracts/schema'

/** Stored in members' browsers: all coupons of a run of 'Alle aktivieren' and what it switches them to. */
const StoredRun = v.object({ activated: v.boolean(), ids: v.array(v.string()) })
export type StoredRun = v.InferOutput<typeof StoredRun>

/** Keeps a run for a reload. Without storage a run works, but cannot be resumed. */
export type RunStorage = {
  load: () => Promise<StoredRun | null>
  save: (run: StoredRun) => Promise<void>
  remove: () => Promise<void>
}

type Drafts = { load: typeof loadDraft; save: typeof saveDraft; remove: typeof removeDraft }

const name = 'activate-all'

/** The run of one member among the drafts of the browser. */
export const runStorage = ({ load, save, remove }: Drafts, accountId: string): RunStorage => ({
  load: () => load(name, accountId, StoredRun).catch(() => null),
  save: (run) => save(name, accountId, run).catch(() => {}),
  remove: () => remove(name, accountId).catch(() => {}),
})
