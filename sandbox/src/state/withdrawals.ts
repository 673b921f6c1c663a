import { formatTime, formatWeekday } from '@portal/shared-contracts/dates/berlin-time'
import { brand } from '@portal/shared-contracts/brand/brand'
import { your } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
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
  const receivedOn = `${formatWeekday(receivedAt)} um ${formatTime(receivedAt)}\u00a0Uhr`
  const declaration = `${sieOrDu('Ihre Erklärung', 'Deine Erklärung')}: Hiermit widerrufe ich den Vertrag.
Name: ${name}
Vertrag: ${contract}
E-Mail-Adresse: ${email}`
  const paragraphs = [
    sieOrDu('Guten Tag,', 'Hallo,'),
    sieOrDu(
      `Ihr Widerruf ist am ${receivedOn} bei uns eingegangen.`,
      `Dein Widerruf ist am ${receivedOn} bei uns eingegangen.`,
    ),
    declaration,
    ...(details === '' ? [] : [`${sieOrDu('Ihre Mitteilung', 'Deine Mitteilung')}:\n${details}`]),
    sieOrDu(
      'Sie müssen nichts weiter tun: Wir melden uns, sobald der Widerruf bearbeitet ist.',
      'Du musst nichts weiter tun: Wir melden uns, sobald der Widerruf bearbeitet ist.',
    ),
    sieOrDu(
      `Sie haben nichts widerrufen? Dann sagen Sie uns bitte Bescheid: ${brand.contact.email}.`,
      `Du hast nichts widerrufen? Dann sag uns bitte Bescheid: ${brand.contact.email}.`,
    ),
    `Herzliche Grüße\n${your(brand.shop, 'nominative')}`,
  ]
  const subject = sieOrDu('Eingang Ihres Widerrufs', 'Eingang Deines Widerrufs')
  return { kind: 'withdrawal', to: email, subject, text: paragraphs.join('\n\n') }
}
