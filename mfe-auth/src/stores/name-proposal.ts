import { createNameProposal, isSameForm } from '@portal/page-library/stores'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import type { WritableAtom } from 'nanostores'
import { nameChanges, type CorrectedField, type RegistrationForm } from '../domain/registration-form.ts'

/** The names that the server proposes for the form in the atom. */
export function nameProposalFor<F extends RegistrationForm>($form: WritableAtom<F>) {
  const names = createNameProposal<F, CorrectedField>(nameChanges)

  /** Puts the names that a failed call proposes into the form; a form that was changed meanwhile is left as it is. */
  function propose(sent: F, errors: readonly FieldError[]): void {
    if (isSameForm($form.get(), sent)) $form.set(names.apply(sent, errors))
    else names.$changes.set([])
  }

  return { ...names, propose, keepOwn: (): void => $form.set(names.keepOwn($form.get())) }
}
