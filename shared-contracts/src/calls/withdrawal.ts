import * as v from '../schema.ts'
import { envelope } from './envelope.ts'
import { Mailbox, optionalDate, optionalObject } from './fields.ts'

/** Most characters of each text of a withdrawal. */
export const withdrawalLengths = { name: 200, contract: 200, email: 254, details: 4000 } as const

/** One line that is not blank; without control characters it stays one line of an e-mail. */
const line = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(/^(?=.*\S)[^\p{Cc}\p{Zl}\p{Zp}]+$/u))

/** Text of several lines; of the control characters it has line breaks and tabs only. */
const Details = v.pipe(v.string(), v.maxLength(withdrawalLengths.details), v.regex(/^(?:[\t\n]|[^\p{Cc}])*$/u))

/** What a withdrawal says: who, from which contract, and the address of the receipt (§ 356a BGB). */
export const withdrawalTexts = {
  name: line(withdrawalLengths.name),
  contract: line(withdrawalLengths.contract),
  email: Mailbox,
  details: Details,
} as const
export type WithdrawalField = keyof typeof withdrawalTexts

/**
 * A withdrawal of a consumer; it needs no login and goes to WITHDRAWAL_URL, not to the shop. The receiver answers the
 * same `withdrawalId` again with the same time and sends no second receipt, so that it can be sent again after a
 * failure.
 */
export const withdraw = {
  name: 'withdraw',
  method: 'POST',
  path: 'withdrawal',
  backend: 'withdrawal',
  access: 'never',
  body: v.strictObject({
    withdrawalId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/)),
    ...withdrawalTexts,
  }),
  shape: 'envelope',
  /** ISO time at which it arrived; empty if the receiver does not say. */
  response: envelope(optionalObject({ receivedAt: optionalDate })),
} as const
