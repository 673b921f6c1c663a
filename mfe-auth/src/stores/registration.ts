import { atom } from 'nanostores'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { failure, type Failure } from '../domain/failure.ts'
import { correctNames, isSameForm, type NameCorrection } from '../domain/name-correction.ts'
import {
  emptyRegistration,
  fieldOfInput,
  missingFields,
  type RegistrationField,
  type RegistrationForm,
} from '../domain/registration-form.ts'
import { storedText } from '../domain/text-input.ts'
import { failuresOf, firstFailure } from './failure.ts'
import { registrationCalls, type RegistrationCalls } from './registration-calls.ts'

/** Where a registration stands (spec §4, Registration). */
export type RegistrationStep =
  | { step: 'email' }
  | { step: 'form'; checkedEmail: string }
  /** `again`: the e-mail was sent a second time from here. */
  | { step: 'confirm'; email: string; again: boolean }
  | { step: 'shopAccount'; email: string }

export type EmailCheck =
  | { status: 'idle' }
  | { status: 'checking' }
  | { status: 'refused'; failure: Failure }
  | { status: 'resending'; failure: Failure | null }

export type Submission =
  | { status: 'ready' }
  | { status: 'sending' }
  /** Sent although something is missing; `attempt` tells one try from the next. */
  | { status: 'incomplete'; attempt: number }
  | { status: 'refused'; attempt: number; failures: readonly Failure[]; changes: NameCorrection['changes'] }

/** The page model of the registration. What was typed survives every step and failure; passwords end with the success. */
export function createRegistration(calls: RegistrationCalls) {
  const $form = atom<RegistrationForm>(emptyRegistration)
  const $step = atom<RegistrationStep>({ step: 'email' })
  const $check = atom<EmailCheck>({ status: 'idle' })
  const $submission = atom<Submission>({ status: 'ready' })
  let attempt = 0
  /** As it was sent before the server proposed other names. */
  let doubted: RegistrationForm | null = null

  const isChecking = (): boolean => ['checking', 'resending'].includes($check.get().status)
  const checkedEmail = (): string => {
    const step = $step.get()
    return step.step === 'form' ? step.checkedEmail : ''
  }

  /** Changes one field and takes back what was said against it. */
  function change<F extends RegistrationField>(field: F, value: RegistrationForm[F]): void {
    const stored = typeof value === 'string' ? storedText(value) : value
    $form.set({ ...$form.get(), [field]: stored })
    if (field === 'email' && $check.get().status === 'refused') $check.set({ status: 'idle' })
    const state = $submission.get()
    if (state.status !== 'refused') return
    $submission.set({ ...state, failures: state.failures.filter(({ input }) => fieldOfInput(input) !== field) })
  }

  async function checkEmail(): Promise<void> {
    if (isChecking()) return
    const email = $form.get().email.trim()
    if (email === '') return refuseEmail(failure('loginNameUndefined', 'loginName'))
    $check.set({ status: 'checking' })
    try {
      await calls.check(email)
      $step.set({ step: 'form', checkedEmail: email })
    } catch (thrown) {
      const reason = firstFailure(thrown)
      if (reason.code !== 'webshopAccount') return refuseEmail(reason)
      $step.set({ step: 'shopAccount', email })
    }
    $check.set({ status: 'idle' })
  }

  const refuseEmail = (reason: Failure): void => $check.set({ status: 'refused', failure: reason })

  /** Sends the confirmation again: for an account that waits for it, or after the registration. */
  async function resend(): Promise<void> {
    const check = $check.get()
    const step = $step.get()
    if (isChecking() || (check.status !== 'refused' && step.step !== 'confirm')) return
    const email = step.step === 'confirm' ? step.email : $form.get().email.trim()
    $check.set({ status: 'resending', failure: check.status === 'refused' ? check.failure : null })
    try {
      await calls.resend(email)
      $step.set({ step: 'confirm', email, again: step.step === 'confirm' })
      $check.set({ status: 'idle' })
    } catch (thrown) {
      refuseEmail(firstFailure(thrown))
    }
  }

  /** Creates the account, once however often it is called meanwhile. */
  async function submit(): Promise<void> {
    const form = $form.get()
    if ($submission.get().status === 'sending') return
    attempt += 1
    if (missingFields(form, checkedEmail()).length > 0) return $submission.set({ status: 'incomplete', attempt })
    $submission.set({ status: 'sending' })
    try {
      await calls.register(form, isSameForm(form, doubted))
    } catch (thrown) {
      return refuse(form, failuresOf(thrown))
    }
    doubted = null
    $form.set({ ...$form.get(), password: '', passwordRepeat: '' })
    $submission.set({ status: 'ready' })
    $step.set({ step: 'confirm', email: form.email.trim(), again: false })
  }

  function refuse(sent: RegistrationForm, failures: readonly Failure[]): void {
    const current = $form.get()
    const doubts = failures.filter(({ code }) => code === 'changeNameCheck')
    if (doubts.length > 0) doubted = sent
    // Whoever went on typing meanwhile knows better than the proposal.
    const { form, changes } = isSameForm(current, sent) ? correctNames(current, doubts) : { form: current, changes: [] }
    $form.set(form)
    $submission.set({ status: 'refused', attempt, failures, changes })
  }

  /** Puts back what the server changed; sent like that, it is taken as it is. */
  function keepOwnNames(): void {
    const state = $submission.get()
    if (state.status !== 'refused') return
    $form.set({ ...$form.get(), ...Object.fromEntries(state.changes.map(({ field, from }) => [field, from])) })
    $submission.set({ status: 'ready' })
  }

  /** Back to the first step, to try another e-mail address. */
  function chooseOtherEmail(): void {
    $check.set({ status: 'idle' })
    $submission.set({ status: 'ready' })
    $step.set({ step: 'email' })
  }

  return { $form, $step, $check, $submission, change, checkEmail, resend, submit, keepOwnNames, chooseOtherEmail }
}
export type RegistrationModel = ReturnType<typeof createRegistration>

/** The registration of the page the visitor sees; the edge writes its own origin into the link (design §4). */
export const createPortalRegistration = (): RegistrationModel =>
  createRegistration(registrationCalls(portalApi, location.origin))
