import { send, type Api } from '@portal/page-library/api'
import { withdraw, type UserData } from '@portal/shared-contracts/calls'
import { typedDraft } from '@portal/page-library/stores/typed-draft'
import * as v from '@portal/shared-contracts/schema'
import { createSubmission } from '@portal/page-library/stores'
import { atom } from 'nanostores'
import { cleanWithdrawal, emptyWithdrawal, WithdrawalInput, withdrawalErrors } from '../domain/withdrawal.ts'

/** The owner of input without a session. */
export const visitor = 'visitor'

/** `attemptedAt` is the ISO time of the first attempt; null before it. */
const Draft = v.object({ input: WithdrawalInput, withdrawalId: v.string(), attemptedAt: v.nullable(v.string()) })
type Draft = v.InferOutput<typeof Draft>

/** A withdrawal that arrived: its content, and the ISO time at which it did. */
export type ReceivedWithdrawal = { input: WithdrawalInput; receivedAt: string }

/**
 * The form of a withdrawal. Input, id and time of the first attempt are stored before anything is sent and kept until
 * the withdrawal has arrived; a logout deletes only what a member typed and never sent. The id stays the same while the
 * input does, so that a withdrawal that is sent again counts once.
 * @param owner whose input is kept: an account id, or `visitor`
 */
export function createWithdrawal(api: Api, owner: string, user: UserData | null) {
  const fresh = (input: WithdrawalInput): Draft => ({ input, withdrawalId: crypto.randomUUID(), attemptedAt: null })
  const $draft = atom<Draft>(fresh(profileInput(user)))
  let isTyped = false
  const stored = typedDraft('withdrawal', owner, Draft)

  function keep(draft: Draft): void {
    $draft.set(draft)
    const keptAtLogout = owner === visitor || draft.attemptedAt !== null
    void stored.save(draft, { keptAtLogout })
  }

  const submission = createSubmission(
    async (): Promise<ReceivedWithdrawal> => {
      const { withdrawalId, attemptedAt, input: typed } = $draft.get()
      const input = cleanWithdrawal(typed)
      const sentAt = new Date().toISOString()
      keep({ input: typed, withdrawalId, attemptedAt: attemptedAt ?? sentAt })
      const { content } = await send(api, withdraw, { body: { withdrawalId, ...input } })
      void stored.remove()
      return { input, receivedAt: content.receivedAt || sentAt }
    },
    { validate: () => withdrawalErrors($draft.get().input) },
  )

  return {
    $draft,
    $state: submission.$state,
    submit: () => submission.submit(),
    change(field: keyof WithdrawalInput, text: string): void {
      isTyped = true
      const { input, attemptedAt } = $draft.get()
      // A changed text is another withdrawal than the one that this or another tab may have sent.
      keep({ ...fresh({ ...input, [field]: text }), attemptedAt })
      submission.clearErrors(field)
    },
    /** Empties the form and removes what is stored, for a browser that others use too. */
    discard(): void {
      submission.reset()
      $draft.set(fresh(emptyWithdrawal))
      void stored.remove()
    },
    /** Loads what was typed before a reload; resolves to whether there was something. */
    async restore(): Promise<boolean> {
      const typed = await stored.load()
      if (typed === null || isTyped) return false
      $draft.set(typed)
      return true
    },
  }
}
export type Withdrawal = ReturnType<typeof createWithdrawal>

function profileInput(user: UserData | null): WithdrawalInput {
  if (user === null) return emptyWithdrawal
  const { firstName, lastName } = user.address
  return { ...emptyWithdrawal, name: `${firstName} ${lastName}`.trim(), email: user.email }
}
