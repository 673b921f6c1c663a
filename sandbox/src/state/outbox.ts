import * as v from 'valibot'
import { all, insert, one } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

type MailKind =
  | 'optIn'
  | 'welcome'
  | 'passwordReset'
  | 'passwordChanged'
  | 'order'
  | 'newsletter'
  | 'card'
  | 'deletion'
  | 'withdrawal'

export type Mail = {
  kind: MailKind
  to: string
  subject: string
  /** Plain text; every link is on a line of its own. */
  text: string
}

const MailRow = v.object({
  id: v.number(),
  sentAt: v.string(),
  kind: v.string(),
  recipient: v.string(),
  subject: v.string(),
  body: v.string(),
})

/** Adds an e-mail to the outbox; no e-mail is sent. */
export function sendMail(state: SandboxState, { kind, to, subject, text }: Mail): void {
  insert(state.db, 'outbox', { sentAt: state.now().toISOString(), kind, recipient: to, subject, body: text })
}

/** All e-mails, newest first, optionally only those to one address. */
export function sentMails(state: SandboxState, to?: string): SentMail[] {
  const sql = 'SELECT * FROM outbox WHERE recipient = coalesce(?, recipient) COLLATE NOCASE ORDER BY id DESC'
  return all(state.db, MailRow, sql, to ?? null).map(toSentMail)
}

/** One e-mail, or undefined. */
export function sentMail(state: SandboxState, id: number): SentMail | undefined {
  const row = one(state.db, MailRow, 'SELECT * FROM outbox WHERE id = ?', id)
  return row && toSentMail(row)
}

export type SentMail = ReturnType<typeof toSentMail>

function toSentMail({ recipient, body, ...others }: v.InferOutput<typeof MailRow>) {
  const links: string[] = body.match(/https?:\/\/\S+/g) ?? []
  return { ...others, to: recipient, text: body, links }
}
