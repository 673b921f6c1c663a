import * as v from '@delikaterie/shared-contracts/schema'
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { changeEdit, endConflicts, mergeEdit, type Edit, type FieldGroups, type Values } from '../domain/merge-edit.ts'

const Texts = v.record(v.string(), v.string())
export const EditDraft = v.object({ base: Texts, typed: Texts })
export type EditDraft = v.InferOutput<typeof EditDraft>

/** Where unsaved input of one form and member is kept. */
export type DraftStore = {
  load: () => Promise<EditDraft | null>
  save: (draft: EditDraft) => Promise<void>
  remove: () => Promise<void>
}

/**
 * Editing one part of the profile. Unsaved input is kept as a draft, which a reload or another tab opens again; what
 * another tab has saved meanwhile is merged, and the same group of fields changed in both is a conflict.
 */
export function createProfileEdit<F extends string>(
  groups: FieldGroups<F>,
  $saved: ReadableAtom<Values<F>>,
  draft: DraftStore,
) {
  const fields = groups.flat()
  const $edit = atom<Edit<F> | null>(null)
  const $merged = computed([$edit, $saved], (edit, saved) => edit && mergeEdit(groups, edit, saved))

  const saveDraft = ({ base, typed }: Edit<F>): void =>
    void draft.save({ base: { ...base }, typed: { ...typed } }).catch(() => {})

  function store(edit: Edit<F>): void {
    $edit.set(edit)
    saveDraft(edit)
  }

  const isChanged = ({ base, typed }: Edit<F>): boolean => fields.some((field) => typed[field] !== base[field])

  // A save in another tab removes the draft, which the tabs share.
  onMount($merged, () =>
    $saved.listen(() => {
      const edit = $edit.get()
      if (edit !== null && isChanged(edit)) saveDraft(edit)
    }),
  )

  const withTexts = (values: Values<F>, texts: Readonly<Record<string, string>>): Values<F> => ({
    ...values,
    ...Object.fromEntries(fields.map((field) => [field, texts[field] ?? values[field]])),
  })

  /** Opens the draft of an earlier visit or another tab, if it would change anything. */
  async function restore(): Promise<void> {
    const stored = await draft.load().catch(() => null)
    if (stored === null || $edit.get() !== null) return
    const saved = $saved.get()
    const edit = { base: withTexts(saved, stored.base), typed: withTexts(saved, stored.typed) }
    const { values } = mergeEdit(groups, edit, saved)
    if (fields.some((field) => values[field] !== saved[field])) $edit.set(edit)
    else await forget()
  }

  function start(): void {
    const saved = $saved.get()
    $edit.set({ base: saved, typed: saved })
  }

  /** Changes fields; text that is only whitespace is stored as empty. */
  function change(texts: Readonly<Record<string, string>>): void {
    const edit = $edit.get()
    if (edit === null) return
    const changed: Partial<Record<F, string>> = {}
    for (const field of fields) {
      const text = texts[field]
      if (text !== undefined) changed[field] = text.trim() === '' ? '' : text
    }
    store(changeEdit(groups, edit, $saved.get(), changed))
  }

  /** Ends the conflicts by keeping the typed or the saved values. */
  function decide(keep: 'typed' | 'saved'): void {
    const edit = $edit.get()
    if (edit !== null) store(endConflicts(groups, edit, $saved.get(), keep))
  }

  /** Ends editing; the draft is removed unless another tab has stored its own since. */
  async function forget(): Promise<void> {
    const edit = $edit.get()
    $edit.set(null)
    const stored = await draft.load().catch(() => null)
    const isOwn = edit === null || stored === null || fields.every((field) => stored.typed[field] === edit.typed[field])
    if (isOwn) await draft.remove().catch(() => {})
  }

  return { $edit, $merged, restore, start, change, decide, forget }
}
