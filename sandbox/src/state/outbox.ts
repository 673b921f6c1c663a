import * as v from 'valibot'
import { all, one, run } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

type MailKind = 'optIn' | 'welcome' | 'passwordReset' | 'passwordChanged' | 'order' | 'newsletter' | 'card' | 'deletion'

export interface Mail {
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

export interface SentMail {
  id: number
  sentAt: string
  kind: string
  to: string
  subject: string
  text: string
  links: string[]
}

/** Adds an e-mail to the outbox; no e-mail is sent. */
export function sendMail(state: SandboxState, mail: Mail): void {
  run(
    state.db,
    'INSERT INTO outbox (sentAt, kind, recipient, subject, body) VALUES (?, ?, ?, ?, ?)',
    state.now().toISOString(),
    mail.kind,
    mail.to,
    mail.subject,
    mail.text,
  )
}

/** All e-mails, newest first, optionally only those to one address. */
export function sentMails(state: SandboxState, to?: string): SentMail[] {
  const rows =
    to === undefined
      ? all(state.db, MailRow, 'SELECT * FROM outbox ORDER BY id DESC')
      : all(state.db, MailRow, 'SELECT * FROM outbox WHERE recipient = ? COLLATE NOCASE ORDER BY id DESC', to)
  return rows.map(toSentMail)
}

/** One e-mail, or undefined. */
export function sentMail(state: SandboxState, id: number): SentMail | undefined {
  const row = one(state.db, MailRow, 'SELECT * FROM outbox WHERE id = ?', id)
  return row && toSentMail(row)
}

function toSentMail({ recipient, body, ...others }: v.InferOutput<typeof MailRow>): SentMail {
  return { ...others, to: recipient, text: body, links: body.match(/https?:\/\/\S+/g) ?? [] }
}
