import { ApiError, fieldError, fieldErrorsOf, send, toApiError } from '@delikaterie/shared-contracts/api'
import { userCheck } from '@delikaterie/shared-contracts/calls'
import { withNames } from '@delikaterie/shared-contracts/customer'
import { cardCodeError, tidyCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import * as paths from '@delikaterie/shared-contracts/paths'
import { createSubmission, failureOf } from '@delikaterie/shared-contracts/stores'
import { atom } from 'nanostores'
import { emptyKioskForm, type KioskField, type KioskForm } from '../domain/kiosk-form.ts'
import {
  atKioskField,
  stepAfter,
  stepBefore,
  stepErrors,
  stepOfErrors,
  type KioskPerson,
  type KioskStep,
} from '../domain/kiosk-steps.ts'
import { nameChanges, type NameChange } from '../domain/name-correction.ts'
import { createCardAssignment, type Assigned, type RegistrationOutcome } from './card-assignment.ts'
import { createKioskSession, type ConnectKiosk } from './kiosk-session.ts'

/** Where the person is; `registration` says honestly what a failed attempt left behind. */
export type KioskPosition = { step: KioskStep; person: KioskPerson; registration: RegistrationOutcome }

const begin: KioskPosition = { step: 'card', person: 'new', registration: 'open' }

/**
 * The kiosk's six steps for one person (docs/product/kiosk.md). Input is kept through every failure until the end or
 * `clear`. `origin` is the portal's, for the link of the registration.
 */
export function createKiosk(connect: ConnectKiosk, origin: string) {
  const session = createKioskSession(connect)
  const assignment = createCardAssignment(session, origin + paths.activation)
  const $form = atom(emptyKioskForm)
  const $position = atom(begin)
  const $nameChanges = atom<readonly NameChange[]>([])
  const $assigned = atom<Assigned | null>(null)
  /** The form as sent when the server last proposed other names. */
  let formBeforeCorrection: KioskForm | null = null

  const submission = createSubmission(
    async (form: KioskForm, position: KioskPosition) => {
      try {
        await carryOut(form, position)
      } catch (thrown) {
        const errors = fieldErrorsOf(thrown).map(atKioskField)
        keepOutcome(position, errors)
        throw new ApiError(toApiError(thrown).code, toApiError(thrown).status, errors)
      }
    },
    { validate: (form, { step, person }) => stepErrors(step, form, person) },
  )

  /** What the button of a step does. */
  async function carryOut(form: KioskForm, { step, person }: KioskPosition): Promise<void> {
    if (step === 'card') await checkCard(tidyCardCode(form.cardCode))
    const found = step === 'email' ? await personOf(form.email.trim()) : person
    if (step === 'check') {
      const assigned = await assignment.assign(form, person, isSameForm(form, formBeforeCorrection))
      forgetInput()
      $assigned.set(assigned)
    }
    $position.set({ ...$position.get(), step: stepAfter(step, found), person: found })
  }

  async function checkCard(cardCode: string): Promise<void> {
    if (assignment.mayBeLinked(cardCode)) return
    const { exists, free } = await session.cardOwner(cardCode)
    if (!free) throw rejected(exists ? 'already_in_use' : 'card_invalid', 'cardCode')
  }

  /** Whether the address has an account; a different address than before is another registration. */
  async function personOf(loginName: string): Promise<KioskPerson> {
    assignment.forget()
    try {
      await send(session.api, userCheck, { body: { loginName } })
      return 'new'
    } catch (thrown) {
      if (toApiError(thrown).code === 'accountExists') return 'known'
      throw thrown
    }
  }

  /** After a failed attempt: what was done stays done, and the step with the field of the error opens. */
  function keepOutcome({ step, person }: KioskPosition, errors: ReturnType<typeof fieldErrorsOf>): void {
    if (step !== 'check') return
    const registration = assignment.registration()
    const proposed = errors.filter(({ code }) => code === 'changeNameCheck')
    if (proposed.length > 0) return propose(proposed)
    // The account exists with another password: its owner has to type that one.
    const isOther = errors.some(({ code }) => code === 'credentialError')
    const known = isOther ? 'known' : registration === 'done' && person === 'new' ? 'registered' : person
    $position.set({ step: stepOfErrors(errors), person: known, registration })
  }

  function propose(errors: ReturnType<typeof fieldErrorsOf>): void {
    const form = $form.get()
    const changes = nameChanges(form, errors)
    formBeforeCorrection = form
    $nameChanges.set(changes)
    $form.set(withNames(form, changes, 'to'))
  }

  /** Changes one field and clears its errors; text that is only whitespace is stored as empty. Ignored while sending. */
  function change<F extends KioskField>(field: F, value: KioskForm[F]): void {
    if (submission.$state.get().status === 'sending') return
    const typed = field === 'cardCode' ? nextCard(String(value)) : value
    const stored = typeof typed === 'string' && typed.trim() === '' ? '' : typed
    $form.set({ ...$form.get(), [field]: stored })
    submission.clearErrors(field)
    submission.clearErrors('')
  }

  /** What is typed behind a rejected number starts the next one: the keys of a slow scanner look like a person's. */
  function nextCard(value: string): string {
    const [typed, rejected] = [tidyCardCode(value), tidyCardCode($form.get().cardCode)]
    const { errors } = failureOf(submission.$state.get())
    const isRejected = errors.some(({ input }) => input === 'cardCode') && cardCodeError(rejected) === null
    return isRejected && typed !== rejected && typed.startsWith(rejected) ? typed.slice(rejected.length) : value
  }

  /** A number read by the scanner, which counts on the first step only. */
  async function scan(cardCode: string): Promise<void> {
    if ($position.get().step !== 'card') return
    change('cardCode', cardCode)
    await next()
  }

  const next = (): Promise<void> => submission.submit($form.get(), $position.get())

  function back(): void {
    const { step, person } = $position.get()
    const before = stepBefore(step, person)
    if (before !== null) goTo(before)
  }

  /** Opens an earlier step, to change what was typed there. */
  function goTo(step: KioskStep): void {
    if (submission.$state.get().status === 'sending') return
    submission.reset()
    $nameChanges.set([])
    $position.set({ ...$position.get(), step })
  }

  /** Restores the typed names; sent unchanged they skip the name check. */
  function keepOwnNames(): void {
    const form = $form.get()
    $form.set(withNames(form, $nameChanges.get(), 'from'))
    $nameChanges.set([])
    submission.reset()
  }

  function forgetInput(): void {
    $form.set(emptyKioskForm)
    $nameChanges.set([])
    formBeforeCorrection = null
  }

  /**
   * Forgets the person and ends the session; nothing is sent after it. The page then opens anew, because a browser
   * keeps what scripts held.
   */
  async function clear(): Promise<void> {
    forgetInput()
    $assigned.set(null)
    $position.set(begin)
    submission.reset()
    await session.stop()
  }

  return {
    $form,
    $position,
    $nameChanges,
    $assigned,
    $state: submission.$state,
    change,
    scan,
    next,
    back,
    goTo,
    keepOwnNames,
    clear,
  }
}
export type KioskModel = ReturnType<typeof createKiosk>

const rejected = (code: string, input: string): ApiError => new ApiError(code, 200, [fieldError(code, input)])

/** Resubmitting the form unchanged disables the name check. */
const isSameForm = (form: KioskForm, earlier: KioskForm | null): boolean =>
  earlier !== null && Object.keys(form).every((field) => Reflect.get(form, field) === Reflect.get(earlier, field))
