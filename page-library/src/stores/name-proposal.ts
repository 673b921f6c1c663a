import { errorField, type FieldError } from '@portal/shared-contracts/calls/field-error'
import { atom } from 'nanostores'
import { withNames, type NameChange, type NameError } from '@portal/shared-contracts/customer/customer'

/**
 * The names that the server proposes for a form (`changeNameCheck`, rules getting-in-28 to getting-in-31).
 * @param changesOf the changes that some errors propose for the form
 */
export function createNameProposal<T extends object, F extends string & keyof T>(
  changesOf: (form: T, errors: readonly NameError[]) => readonly NameChange<F>[],
) {
  const $changes = atom<readonly NameChange<F>[]>([])
  /** The form as sent when the server last proposed other names. */
  let refused: T | null = null

  /** The form with the names that a failed call proposes; the same form without a proposal. */
  function apply(sent: T, errors: readonly FieldError[]): T {
    const proposed = errors.filter(({ code }) => code === 'changeNameCheck')
    const byField = proposed.map(({ input, value }) => ({ input: errorField(input), value }))
    if (proposed.length > 0) refused = sent
    $changes.set(changesOf(sent, byField))
    return withNames(sent, $changes.get(), 'to')
  }

  /** The form with the typed names again. */
  function keepOwn(form: T): T {
    const own = withNames(form, $changes.get(), 'from')
    $changes.set([])
    return own
  }

  /** Whether the server has proposed other names for the same form; sent again it skips the check. */
  const isRefused = (form: T): boolean => refused !== null && isSameForm(form, refused)

  function forget(): void {
    refused = null
    $changes.set([])
  }

  return { $changes, apply, keepOwn, isRefused, forget }
}

/** Whether two forms have the same values. */
export const isSameForm = <T extends object>(form: T, other: T): boolean =>
  Object.entries(form).every(([field, value]) => value === Reflect.get(other, field))
