import { fieldError, fieldErrorsOf, send, toApiError, type Api } from '@delikaterie/shared-contracts/api'
import { register, userCheck } from '@delikaterie/shared-contracts/calls'
import { withNames } from '@delikaterie/shared-contracts/customer'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import * as paths from '@delikaterie/shared-contracts/paths'
import { createSubmission, type SubmissionState } from '@delikaterie/shared-contracts/stores'
import { atom } from 'nanostores'
import { isSameForm, nameChanges, type NameChange } from '../domain/name-correction.ts'
import { registrationBody } from '../domain/registration-body.ts'
import {
  emptyRegistration,
  fieldOfInput,
  inputsOfField,
  missingFields,
  type RegistrationField,
  type RegistrationForm,
} from '../domain/registration-form.ts'
import { firstErrorOf } from './first-error.ts'

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
 * Whether a failed check refuses the address and is not, for example, a missing connection. The shop need not name
 * the field of its error; errors of the edge name none either, but have another status.
 */
function refusesEmail(thrown: unknown): boolean {
  const { status } = toApiError(thrown)
  return fieldErrorsOf(thrown).some(({ code, input }) =>
    input === '' ? status === 200 && code !== 'failed' && code !== 'responseInvalid' : fieldOfInput(input) === 'email',
  )
}

/**
 * The registration. Input is kept in every step and after every failure; passwords are cleared after a success.
 * `origin` is the portal's, for the link in the e-mail.
 */
export function createRegistration(api: Api, origin: string) {
  const $form = atom(emptyRegistration)
  const $step = atom<RegistrationStep>({ step: 'email' })
  /** The address the shop decided about last, refused or not. */
  const $lastChecked = atom<string | null>(null)
  const $nameChanges = atom<readonly NameChange[]>([])
  /** The form as sent when the server last proposed other names. */
  let formBeforeCorrection: RegistrationForm | null = null

  const check = createSubmission(
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
    { validate: (email) => (email === '' ? [fieldError('loginNameUndefined', 'loginName')] : []) },
  )

  const resending = createSubmission(async (email: string, again: boolean) => {
    await send(api, userCheck, { body: { loginName: email, sendDOI: true } })
    check.reset()
    $step.set({ step: 'confirm', email, again })
  })

  const submission = createSubmission(
    async (form: RegistrationForm) => {
      try {
        const skipNameCheck = isSameForm(form, formBeforeCorrection)
        await send(api, register, { body: registrationBody(form, origin + paths.activation, skipNameCheck) })
      } catch (thrown) {
        applyNameCorrections(form, fieldErrorsOf(thrown))
        throw thrown
      }
      formBeforeCorrection = null
      $nameChanges.set([])
      $form.set({ ...$form.get(), password: '', passwordRepeat: '' })
      $step.set({ step: 'confirm', email: form.email.trim(), again: false })
    },
    { validate: (form) => (missingFields(form, checkedEmail()).length > 0 ? [fieldError(incompleteCode)] : []) },
  )

  const isSending = ({ status }: SubmissionState<void>): boolean => status === 'sending'
  const isChecking = (): boolean => isSending(check.$state.get()) || isSending(resending.$state.get())
  const checkedEmail = (): string => {
    const step = $step.get()
    return step.step === 'form' ? step.checkedEmail : ''
  }

  /** Changes one field and clears its errors; text that is only whitespace is stored as empty. */
  function change<F extends RegistrationField>(field: F, value: RegistrationForm[F]): void {
    const stored = typeof value === 'string' && value.trim() === '' ? '' : value
    $form.set({ ...$form.get(), [field]: stored })
    if (field === 'email' && !isChecking()) {
      check.clearErrors()
      resending.clearErrors()
    }
    for (const input of inputsOfField(field)) submission.clearErrors(input)
  }

  async function checkEmail(): Promise<void> {
    if (isChecking()) return
    resending.reset()
    await check.submit($form.get().email.trim())
  }

  /** Sends the confirmation e-mail again: after a failed check or from the confirmation step. */
  async function resend(): Promise<void> {
    const step = $step.get()
    const canResend = step.step === 'confirm' || firstErrorOf(resending.$state.get(), check.$state.get()) !== null
    if (isChecking() || !canResend) return
    if (step.step === 'confirm') await resending.submit(step.email, true)
    else await resending.submit($form.get().email.trim(), false)
  }

  function applyNameCorrections(sent: RegistrationForm, errors: readonly FieldError[]): void {
    const current = $form.get()
    const nameErrors = errors.filter(({ code }) => code === 'changeNameCheck')
    if (nameErrors.length > 0) formBeforeCorrection = sent
    // Input changed while the call was running is kept.
    if (!isSameForm(current, sent)) return $nameChanges.set([])
    const changes = nameChanges(current, nameErrors)
    $form.set(withNames(current, changes, 'to'))
    $nameChanges.set(changes)
  }

  /** Restores the names the visitor typed; the unchanged form is then sent without the name check. */
  function keepOwnNames(): void {
    if (submission.$state.get().status !== 'failed') return
    $form.set(withNames($form.get(), $nameChanges.get(), 'from'))
    submission.reset()
  }

  /** Returns to the first step, for another e-mail address. */
  function chooseOtherEmail(): void {
    check.reset()
    resending.reset()
    submission.reset()
    $step.set({ step: 'email' })
  }

  return {
    $form,
    $step,
    $lastChecked,
    $check: check.$state,
    $resend: resending.$state,
    $submission: submission.$state,
    $nameChanges,
    change,
    checkEmail,
    resend,
    submit: () => submission.submit($form.get()),
    keepOwnNames,
    chooseOtherEmail,
  }
}
export type RegistrationModel = ReturnType<typeof createRegistration>
