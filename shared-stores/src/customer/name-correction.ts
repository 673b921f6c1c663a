import type { FieldError } from '@portal/shared-contracts/domain/field-error'

/** An error `changeNameCheck`: the field and the value the server proposes for it. */
export type NameError = Pick<FieldError, 'input' | 'value'>

/** The change of one field that the server proposes. */
export type NameChange<F extends string> = { field: F; from: string; to: string }

const swapped: Readonly<Record<string, string>> = { Frau: 'Herr', Herr: 'Frau' }

/**
 * The changes that the server proposes for these fields of a form: Frau and Herr are swapped whatever value is
 * proposed, Divers stays, and every other field takes the proposed value if there is one
 * (docs/product/getting-in.md rules 28 and 29). The input of an error is the form's name of the field.
 */
export const nameChanges = <F extends string>(
  form: Readonly<Record<F, string>>,
  fields: readonly F[],
  errors: readonly NameError[],
): NameChange<F>[] =>
  fields.flatMap((field) => {
    const from = form[field]
    const error = errors.find(({ input }) => input === field)
    if (error === undefined) return []
    const to = (field === 'salutation' ? swapped[from] : error.value) || from
    return from === to ? [] : [{ field, from, to }]
  })

/** The form with the proposed (`to`) or again with the typed names (`from`). */
export const withNames = <T extends object>(
  form: T,
  changes: readonly NameChange<string & keyof T>[],
  names: 'from' | 'to',
): T => ({ ...form, ...Object.fromEntries(changes.map((change) => [change.field, change[names]])) })
