import { ApiError, fieldErrorsOf, toApiError } from '@portal/page-library/api'
import { tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import * as paths from '@portal/shared-contracts/paths'
import { createSubmission, failureOf } from '@portal/page-library/stores'
import { atom } from 'nanostores'
import { nextCardCode } from '../domain/card-scan.ts'
import {
  atKioskField,
  emptyKioskForm,
  type KioskField,
  type KioskForm,
  type KioskPosition,
  type KioskStep,
  positionAfterFailure,
  stepAfter,
  stepBefore,
  stepErrors,
} from '../domain/kiosk-steps.ts'
import { createCardAssignment, type Assigned } from './card-assignment.ts'
import { createKioskSession, type ConnectKiosk, type KioskSession } from './kiosk-session.ts'
import { nameProposalFor } from './name-proposal.ts'

const begin: KioskPosition = { step: 'card', person: 'new', registration: 'open' }

/**
 * The kiosk's six steps for one person (docs/product/kiosk.md). Input is kept through every failure until the end or
 * `clear`. `origin` is the portal's, for the link of the registration.
 */
export function createKiosk(connect: ConnectKiosk, origin: string) {
  const session = createKioskSession(connect)
  const { $form, $position, $assigned, names, submission, forgetInput } = createVisit(session, origin)
  const isSending = (): boolean => submission.$state.get().status === 'sending'

  /** The rejected card number behind which the next one is typed. */
  let rejected = ''

  /**
   * The number that is typed; a keyboard that composes keeps the rejected one in the field until the composition ends.
   */
  function cardCodeOf(value: string): string {
    const isRejected = failureOf(submission.$state.get()).errors.some(({ input }) => input === 'cardCode')
    if (isRejected) rejected = $form.get().cardCode
    const next = nextCardCode(value, rejected)
    if (next === value) rejected = ''
    return next
  }

  /** Changes one field and clears its errors. Ignored while sending. */
  function change<F extends KioskField>(field: F, value: KioskForm[F]): void {
    if (isSending()) return
    const typed = field === 'cardCode' ? cardCodeOf(String(value)) : value
    $form.set({ ...$form.get(), [field]: typed })
    submission.clearErrors(field)
    submission.clearErrors('')
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
    if (isSending()) return
    submission.reset()
    $position.set({ ...$position.get(), step })
  }

  /** Restores the typed names; sent unchanged they skip the name check. */
  function keepOwnNames(): void {
    names.keepOwn()
    submission.reset()
  }

  /**
   * Forgets the person and ends the session; nothing is sent after it. The page then opens anew, because a browser
   * keeps what scripts held.
   */
  async function clear(): Promise<void> {
    forgetInput()
    rejected = ''
    $assigned.set(null)
    $position.set(begin)
    submission.reset()
    await session.stop()
  }

  const { $state } = submission
  const { $changes: $nameChanges } = names
  return { $form, $position, $assigned, $state, $nameChanges, change, scan, next, back, goTo, keepOwnNames, clear }
}
export type KioskStore = ReturnType<typeof createKiosk>

/** What one person has typed and reached, and what the button of each step does. */
function createVisit(session: KioskSession, origin: string) {
  const $form = atom(emptyKioskForm)
  const $position = atom(begin)
  const $assigned = atom<Assigned | null>(null)
  const names = nameProposalFor($form)
  const assignment = createCardAssignment(session, origin + paths.activation)

  function forgetInput(): void {
    $form.set(emptyKioskForm)
    names.forget()
  }

  async function carryOut(form: KioskForm, { step, person }: KioskPosition): Promise<void> {
    if (step === 'card') await assignment.checkCard(tidyCardCode(form.cardCode))
    if (step === 'check') {
      const assigned = await assignment.assign(form, person, names.isRefused(form))
      forgetInput()
      $assigned.set(assigned)
    }
    const found = step === 'email' ? await personOf(form.email.trim()) : person
    $position.set({ ...$position.get(), step: stepAfter(step, found), person: found })
  }

  /** Whether the address has an account; a different address than before is another registration. */
  async function personOf(loginName: string): Promise<'new' | 'known'> {
    assignment.forget()
    return (await session.hasAccount(loginName)) ? 'known' : 'new'
  }

  const submission = createSubmission(
    async (form: KioskForm, position: KioskPosition) => {
      try {
        await carryOut(form, position)
      } catch (thrown) {
        const errors = fieldErrorsOf(thrown).map(atKioskField)
        if (errors.some(({ code }) => code === 'changeNameCheck')) names.propose(form, errors)
        else if (position.step === 'check')
          $position.set(positionAfterFailure(position.person, assignment.registration(), errors))
        throw new ApiError(toApiError(thrown).code, toApiError(thrown).status, errors)
      }
    },
    { validate: (form, { step, person }) => stepErrors(step, form, person) },
  )
  return { $form, $position, $assigned, names, submission, forgetInput }
}
