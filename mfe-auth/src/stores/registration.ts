import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { fieldError, fieldErrorsOf, send, toApiError, type Api } from '@portal/page-library/api'
import { register, resendConfirmation, userCheck } from '@portal/shared-contracts/calls'
import { emailError } from '@portal/shared-contracts/email/email-address'
import { fieldErrors } from '@portal/shared-contracts/errors/field-errors'
import * as paths from '@portal/shared-contracts/paths'
import { createSubmission, failureOf } from '@portal/page-library/stores'
import { atom, computed, type WritableAtom } from 'nanostores'
import {
  type NameChange,
  emptyRegistration,
  fieldOfInput,
  inputsOfField,
  missingInput,
  registrationBody,
  type RegistrationField,
  type RegistrationForm,
} from '../domain/registration-form.ts'
import { nameProposalFor } from './name-proposal.ts'

/** The steps of the registration (docs/product/getting-in.md). */
export type RegistrationStep =
  | { step: 'email' }
  | { step: 'form'; checkedEmail: string }
  /** `again`: the e-mail was sent again from this step. */
  | { step: 'confirm'; email: string; again: boolean }
  | { step: 'shopAccount'; email: string }

/** Error code of an incomplete form; the page lists the missing input, which changes while the visitor types. */
export const incompleteCode = 'incomplete'

/**
 * The registration. Input is kept in every step and after every failure; passwords are cleared after a success.
 * `origin` is the portal's, for the link in the e-mail.
 */
export function createRegistration(api: Api, origin: string) {
  const $form = atom(emptyRegistration)
  const $step = atom<RegistrationStep>({ step: 'email' })
  const email = createEmailCheck(api, $step, () => $form.get().email.trim())
  const names = nameProposalFor($form)
  const submission = createSubmission(
    async (form: RegistrationForm) => {
      const body = registrationBody(form, origin + paths.activation, names.isRefused(form))
      try {
        await send(api, register, { body })
      } catch (thrown) {
        names.propose(form, fieldErrorsOf(thrown))
        email.trust(names.$changes.get(), 'to')
        throw thrown
      }
      names.forget()
      $form.set({ ...$form.get(), password: '', passwordRepeat: '' })
      $step.set({ step: 'confirm', email: body.loginName, again: false })
    },
    { validate: (form) => (missingInput(form, checkedEmail()).length > 0 ? [fieldError(incompleteCode)] : []) },
  )
  const checkedEmail = (): string => {
    const step = $step.get()
    return step.step === 'form' ? step.checkedEmail : ''
  }

  /** Changes one field and clears its errors. */
  function change<F extends RegistrationField>(field: F, value: RegistrationForm[F]): void {
    $form.set({ ...$form.get(), [field]: value })
    if (field === 'email') email.clearErrors()
    for (const input of inputsOfField(field)) submission.clearErrors(input)
  }

  /** Restores the names the visitor typed; the unchanged form is then sent without the name check. */
  function keepOwnNames(): void {
    email.trust(names.$changes.get(), 'from')
    names.keepOwn()
    submission.reset()
  }

  /** Returns to the first step, for another e-mail address. */
  function chooseOtherEmail(): void {
    email.reset()
    submission.reset()
    $step.set({ step: 'email' })
  }

  return {
    $form,
    $step,
    $lastChecked: email.$lastChecked,
    $check: email.$check,
    $resend: email.$resend,
    $emailError: email.$error,
    $state: submission.$state,
    $nameChanges: names.$changes,
    change,
    checkEmail: email.check,
    resend: email.resend,
    submit: () => submission.submit($form.get()),
    keepOwnNames,
    chooseOtherEmail,
  }
}
export type RegistrationStore = ReturnType<typeof createRegistration>

/** The check of the typed address, which opens the next step, and the e-mail that is sent again on demand. */
function createEmailCheck(api: Api, $step: WritableAtom<RegistrationStep>, typed: () => string) {
  /** The address the shop decided about last, refused or not. */
  const $lastChecked = atom<string | null>(null)
  const checking = createSubmission(
    async (email: string) => {
      try {
        await send(api, userCheck, { body: { loginName: email } })
        $lastChecked.set(email)
        $step.set({ step: 'form', checkedEmail: email })
      } catch (thrown) {
        if (refusesEmail(thrown)) $lastChecked.set(email)
        if (toApiError(thrown).code !== 'webshopAccount') throw thrown
        $step.set({ step: 'shopAccount', email })
      }
    },
    { validate: (email) => fieldErrors(emailError(email), fieldName.loginName) },
  )
  const resending = createSubmission(async (email: string, again: boolean) => {
    await send(api, resendConfirmation, { body: { loginName: email, sendDOI: true } })
    checking.reset()
    $step.set({ step: 'confirm', email, again })
  })
  const $error = computed(
    [resending.$state, checking.$state],
    (...states) => states.flatMap((state) => failureOf(state).errors)[0] ?? null,
  )
  const isSending = (): boolean => [checking, resending].some(({ $state }) => $state.get().status === 'sending')

  async function check(): Promise<void> {
    if (isSending()) return
    resending.reset()
    await checking.submit(typed())
  }

  /** Sends the confirmation e-mail again: after a failed check or from the confirmation step. */
  async function resend(): Promise<void> {
    const step = $step.get()
    if (isSending()) return
    if (step.step === 'confirm') await resending.submit(step.email, true)
    else if ($error.get() !== null) await resending.submit(typed(), false)
  }

  function clearErrors(): void {
    if (isSending()) return
    checking.clearErrors()
    resending.clearErrors()
  }

  /** An address that the shop proposes, or has proposed another one for, needs no check. */
  function trust(changes: readonly NameChange[], which: 'from' | 'to'): void {
    const change = changes.find(({ field }) => field === 'email')
    if (change === undefined) return
    const checkedEmail = change[which].trim()
    $lastChecked.set(checkedEmail)
    $step.set({ step: 'form', checkedEmail })
  }

  function reset(): void {
    checking.reset()
    resending.reset()
  }

  const [$check, $resend] = [checking.$state, resending.$state]
  return { $lastChecked, $check, $resend, $error, check, trust, resend, clearErrors, reset }
}

/**
 * Whether a failed check refuses the address and is not, for example, a missing connection. The shop need not name
 * the field of its error; errors of the edge name none either, but have another status.
 */
function refusesEmail(thrown: unknown): boolean {
  const { status } = toApiError(thrown)
  return fieldErrorsOf(thrown).some(({ code, input }) =>
    input === '' ? status === 200 && code !== 'failed' && code !== 'responseInvalid' : fieldOfInput(input) === 'email',
  )
}
