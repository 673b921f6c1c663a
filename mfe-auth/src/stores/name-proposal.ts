import { withNames } from '@delikaterie/shared-contracts/customer'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { atom, type WritableAtom } from 'nanostores'
import { isSameForm, nameChanges, type NameChange } from '../domain/name-correction.ts'
import type { RegistrationForm } from '../domain/registration-form.ts'

/** The names that the server proposes for a form (docs/product/getting-in.md rules 28 to 31). */
export function createNameProposal<F extends RegistrationForm>($form: WritableAtom<F>) {
  const $changes = atom<readonly NameChange[]>([])
  /** The form as sent when the server last proposed other names. */
  let formBeforeCorrection: F | null = null

  /** Puts the names that a failed call proposes into the form; a form that was changed meanwhile is left as it is. */
  function propose(sent: F, errors: readonly FieldError[]): void {
    const nameErrors = errors.filter(({ code }) => code === 'changeNameCheck')
    if (nameErrors.length === 0 || !isSameForm($form.get(), sent)) return $changes.set([])
    formBeforeCorrection = sent
    const changes = nameChanges(sent, nameErrors)
    $form.set(withNames(sent, changes, 'to'))
    $changes.set(changes)
  }

  /** Restores the typed names. */
  function keepOwn(): void {
    $form.set(withNames($form.get(), $changes.get(), 'from'))
    $changes.set([])
  }

  function forget(): void {
    formBeforeCorrection = null
    $changes.set([])
  }

  /** Whether a form is sent again although the server has proposed other names. */
  const isConfirmed = (form: F): boolean => isSameForm(form, formBeforeCorrection)

  return { $changes, propose, keepOwn, forget, isConfirmed }
}
