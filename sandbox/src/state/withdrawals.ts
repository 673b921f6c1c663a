import { formatTime, formatWeekday } from '@portal/shared-contracts/dates/berlin-time'
import { brand } from '@portal/shared-contracts/brand/brand'
import { your } from '@portal/shared-contracts/brand/noun'
import type { withdraw } from '@portal/shared-contracts/calls'
import * as v from 'valibot'
import { all, insert, inTransaction, one } from './database.ts'
import { sendMail, type Mail } from './outbox.ts'
import type { SandboxState } from './sandbox-state.ts'

type Withdrawal = v.InferOutput<(typeof withdraw)['body']>

const WithdrawalRow = v.object({
  withdrawalId: v.string(),
  receivedAt: v.string(),
  name: v.string(),
  contract: v.string(),
  email: v.string(),
  details: v.string(),
})

/** All withdrawals, newest first. */
export const allWithdrawals = (state: SandboxState) =>
  all(state, WithdrawalRow, 'SELECT * FROM withdrawals ORDER BY rowid DESC')

/**
 * Stores a withdrawal and sends its receipt; gives the ISO time at which it arrived. A withdrawal that is sent again
 * keeps its time, and no second receipt is sent.
 */
export function receiveWithdrawal(state: SandboxState, withdrawal: Withdrawal): string {
  return inTransaction(state, () => {
    const sql = 'SELECT * FROM withdrawals WHERE withdrawalId = ?'
    const known = one(state, WithdrawalRow, sql, withdrawal.withdrawalId)
    if (known) return known.receivedAt
    const receivedAt = state.now().toISOString()
    insert(state, 'withdrawals', { ...withdrawal, receivedAt })
    sendMail(state, receiptMail(withdrawal, receivedAt))
    return receivedAt
  })
}

/** The receipt with date, time and content (§ 356a BGB). What was typed stands in the text only, never in a header. */
function receiptMail({ name, contract, email, details }: Withdrawal, receivedAt: string): Mail {
  const declaration = `Ihre Erklärung: Hiermit widerrufe ich den Vertrag.
Name: ${name}
Vertrag: ${contract}
E-Mail-Adresse: ${email}`
  const paragraphs = [
    'Guten Tag,',
    `Ihr Widerruf ist am ${formatWeekday(receivedAt)} um ${formatTime(receivedAt)}\u00a0Uhr bei uns eingegangen.`,
    declaration,
    ...(details === '' ? [] : [`Ihre Mitteilung:\n${details}`]),
    'Sie müssen nichts weiter tun: Wir melden uns, sobald der Widerruf bearbeitet ist.',
    `Sie haben nichts widerrufen? Dann sagen Sie uns bitte Bescheid: ${brand.contact.email}.`,
    `Herzliche Grüße\n${your(brand.shop, 'nominative')}`,
  ]
  return { kind: 'withdrawal', to: email, subject: 'Eingang Ihres Widerrufs', text: paragraphs.join('\n\n') }
}
