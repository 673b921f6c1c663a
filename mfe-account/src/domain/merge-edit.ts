/** The values of a form. */
export type Values<F extends string> = Readonly<Record<F, string>>

/** The fields of a form by what they say together: a name is one field, a postal address is several. */
export type FieldGroups<F extends string> = readonly (readonly F[])[]

/** What a member edits: the values when editing began, and as they are typed now. */
export type Edit<F extends string> = { base: Values<F>; typed: Values<F> }

export type MergedEdit<F extends string> = {
  /** What the form shows: the typed values of a group that was changed here, else the saved ones. */
  values: Values<F>
  /** Fields that differ in a group that was changed here and meanwhile saved with other values. */
  conflicts: readonly F[]
  /** Fields that have meanwhile been saved with another value, in a group that was not changed here. */
  updated: readonly F[]
}

/**
 * The edit on top of the values that are saved now, which another tab may have changed (docs/product/account.md rule
 * 26). A group is taken as a whole, so that no address gets the street of one and the house number of another.
 */
export function mergeEdit<F extends string>(
  groups: FieldGroups<F>,
  { base, typed }: Edit<F>,
  saved: Values<F>,
): MergedEdit<F> {
  const untouched = groups.filter((group) => sameIn(group, typed, base)).flat()
  const changedElsewhere = groups.filter((group) => !sameIn(group, saved, base)).flat()
  const differs = (one: Values<F>) => (field: F) => saved[field] !== one[field]
  return {
    values: { ...typed, ...valuesOf(untouched, saved) },
    conflicts: changedElsewhere.filter((field) => !untouched.includes(field)).filter(differs(typed)),
    updated: changedElsewhere.filter((field) => untouched.includes(field)).filter(differs(base)),
  }
}

/** Ends the conflicts: the saved values are the new base, and the fields in conflict keep the typed value or take the saved one. */
export function endConflicts<F extends string>(
  groups: FieldGroups<F>,
  edit: Edit<F>,
  saved: Values<F>,
  keep: 'typed' | 'saved',
): Edit<F> {
  const { values, conflicts } = mergeEdit(groups, edit, saved)
  return { base: saved, typed: keep === 'typed' ? values : { ...values, ...valuesOf(conflicts, saved) } }
}

/**
 * The edit after some fields were typed into. Who types in a group that shows values saved meanwhile has seen them, so
 * they are its new base.
 */
export function changeEdit<F extends string>(
  groups: FieldGroups<F>,
  edit: Edit<F>,
  saved: Values<F>,
  changed: Partial<Values<F>>,
): Edit<F> {
  const { values } = mergeEdit(groups, edit, saved)
  const isSeen = (group: readonly F[]) =>
    group.some((field) => changed[field] !== undefined) && sameIn(group, values, saved)
  const seen = valuesOf(groups.filter(isSeen).flat(), saved)
  return { base: { ...edit.base, ...seen }, typed: { ...edit.typed, ...seen, ...changed } }
}

const sameIn = <F extends string>(fields: readonly F[], one: Values<F>, other: Values<F>): boolean =>
  fields.every((field) => one[field] === other[field])

const valuesOf = <F extends string>(fields: readonly F[], values: Values<F>): object =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))
