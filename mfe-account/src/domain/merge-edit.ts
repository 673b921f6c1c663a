/** The values of a form. */
export type Values<F extends string> = Readonly<Record<F, string>>

/** What a member edits: the values when editing began, and as they are typed now. */
export type Edit<F extends string> = { base: Values<F>; typed: Values<F> }

export type MergedEdit<F extends string> = {
  /** What the form shows: the typed value of a changed field, else the saved one. */
  values: Values<F>
  /** Fields that were changed here and meanwhile saved with another value. */
  conflicts: readonly F[]
  /** Fields that were not changed here and have meanwhile been saved with another value. */
  updated: readonly F[]
}

/** The edit on top of the values that are saved now, which another tab may have changed (docs/product/account.md rule 26). */
export function mergeEdit<F extends string>(
  fields: readonly F[],
  { base, typed }: Edit<F>,
  saved: Values<F>,
): MergedEdit<F> {
  const untouched = fields.filter((field) => typed[field] === base[field])
  const changedElsewhere = fields.filter((field) => saved[field] !== base[field])
  return {
    values: { ...typed, ...valuesOf(untouched, saved) },
    conflicts: changedElsewhere.filter((field) => !untouched.includes(field) && saved[field] !== typed[field]),
    updated: changedElsewhere.filter((field) => untouched.includes(field)),
  }
}

/** Ends the conflicts: the saved values are the new base, and the fields in conflict keep the typed value or take the saved one. */
export function endConflicts<F extends string>(
  fields: readonly F[],
  edit: Edit<F>,
  saved: Values<F>,
  keep: 'typed' | 'saved',
): Edit<F> {
  const { values, conflicts } = mergeEdit(fields, edit, saved)
  return { base: saved, typed: keep === 'typed' ? values : { ...values, ...valuesOf(conflicts, saved) } }
}

const valuesOf = <F extends string>(fields: readonly F[], values: Values<F>): object =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))
