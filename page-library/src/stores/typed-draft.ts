import { loadDraft, removeDraft, saveDraft } from '@portal/page-library/storage/drafts'
import type * as v from '@portal/shared-contracts/schema'

/** What the member typed into one form and has not sent. */
export type TypedDraft<T> = {
  /** Null if there is none or the browser stores nothing. */
  load: () => Promise<T | null>
  /** Resolves also if the browser stores nothing. */
  save: (value: T, options?: { keptAtLogout: boolean }) => Promise<void>
  remove: () => Promise<void>
}

/** The stored draft of a form and a member; without storage the input lasts as long as the page. */
export const typedDraft = <S extends v.GenericSchema>(
  name: string,
  owner: string,
  schema: S,
): TypedDraft<v.InferOutput<S>> => ({
  load: () => loadDraft(name, owner, schema).catch(() => null),
  save: (value, options) => saveDraft(name, owner, value, options).catch(() => {}),
  remove: () => removeDraft(name, owner).catch(() => {}),
})
