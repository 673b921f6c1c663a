import * as v from '@portal/shared-contracts/schema'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { conflictsOf, type Edit, type Values } from '../domain/profile.ts'

const Texts = v.record(v.string(), v.string())
export const EditDraft = v.object({ base: Texts, typed: Texts })
export type EditDraft = v.InferOutput<typeof EditDraft>

/** Where unsaved input of one form and member is kept. */
export type DraftStore = TypedDraft<EditDraft>

/**
 * Editing one part of the profile. Unsaved input is kept as a draft, which a reload or another tab opens again; what
 * another tab has saved meanwhile is a conflict, which the member decides. Only the fields that the form has now count.
 */
export function createProfileEdit<F extends string>(
  $fields: ReadableAtom<readonly F[]>,
  $saved: ReadableAtom<Values<F>>,
  draft: DraftStore,
) {
  const $edit = atom<Edit<F> | null>(null)
  const $values = computed($edit, (edit) => edit && edit.typed)
  const $conflicts = computed([$edit, $saved, $fields], (edit, saved, fields) =>
    edit === null ? [] : conflictsOf(fields, edit, saved),
  )
  const differs = (one: Values<F>, other: Values<F>): boolean =>
    $fields.get().some((field) => one[field] !== other[field])

  const saveDraft = ({ base, typed }: Edit<F>): void => void draft.save({ base: { ...base }, typed: { ...typed } })

  function store(edit: Edit<F>): void {
    $edit.set(edit)
    saveDraft(edit)
  }

  // A save in another tab removes the draft, which the tabs share; a form without input shows what was saved.
  onMount($values, () =>
    $saved.listen(() => {
      const edit = $edit.get()
      if (edit === null) return
      if (differs(edit.typed, edit.base)) saveDraft(edit)
      else start()
    }),
  )

  const withTexts = (values: Values<F>, texts: Readonly<Record<string, string>>): Values<F> => ({
    ...values,
    ...Object.fromEntries($fields.get().map((field) => [field, texts[field] ?? values[field]])),
  })

  /** Opens the draft of an earlier visit or another tab, if it would change anything. */
  async function restore(): Promise<void> {
    const stored = await draft.load()
    if (stored === null || $edit.get() !== null) return
    const saved = $saved.get()
    const edit = { base: withTexts(saved, stored.base), typed: withTexts(saved, stored.typed) }
    if (differs(edit.typed, saved)) $edit.set(edit)
    else await forget()
  }

  /** Changes fields; the fields report no text of blanks. */
  function change(texts: Readonly<Record<string, string>>): void {
    const edit = $edit.get()
    if (edit !== null) store({ ...edit, typed: withTexts(edit.typed, texts) })
  }

  /** Ends the conflicts: the saved values are known now, and the form keeps the typed ones or takes the saved ones. */
  function decide(keep: 'typed' | 'saved'): void {
    const edit = $edit.get()
    if (edit === null) return
    store({ base: $saved.get(), typed: keep === 'typed' ? edit.typed : $saved.get() })
  }

  /** Ends editing without its draft; that of another tab with other input stays. */
  async function forget(): Promise<void> {
    const edit = $edit.get()
    $edit.set(null)
    const stored = await draft.load()
    const isOwn =
      edit === null || stored === null || $fields.get().every((field) => stored.typed[field] === edit.typed[field])
    if (isOwn) await draft.remove()
  }

  const start = (): void => $edit.set({ base: $saved.get(), typed: $saved.get() })
  return { $values, $conflicts, restore, start, change, decide, forget }
}
export type ProfileEdit<F extends string> = ReturnType<typeof createProfileEdit<F>>
