import * as v from 'valibot'
import { all, insert, one } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

export type Mail = {
  kind:
    | 'optIn'
    | 'welcome'
    | 'passwordReset'
    | 'passwordChanged'
    | 'order'
    | 'newsletter'
    | 'card'
    | 'deletion'
    | 'withdrawal'
  to: string
  subject: string
  /** Plain text; every link is on a line of its own. */
  text: string
}

const SentMail = v.pipe(
  v.object({
    id: v.number(),
    sentAt: v.string(),
    kind: v.string(),
    to: v.string(),
    subject: v.string(),
    text: v.string(),
  }),
  v.transform((mail) => ({ ...mail, links: mail.text.match(/https?:\/\/\S+/g) ?? [] })),
)
export type SentMail = v.InferOutput<typeof SentMail>

const mails = 'SELECT id, sentAt, kind, recipient AS "to", subject, body AS text FROM outbox'

/** Adds an e-mail to the outbox; no e-mail is sent. */
export function sendMail(state: SandboxState, { kind, to, subject, text }: Mail): void {
  insert(state, 'outbox', { sentAt: state.now().toISOString(), kind, recipient: to, subject, body: text })
}

/** All e-mails, newest first, optionally only those to one address. */
export function sentMails(state: SandboxState, to?: string): SentMail[] {
  const sql = `${mails} WHERE recipient = coalesce(?, recipient) COLLATE NOCASE ORDER BY id DESC`
  return all(state, SentMail, sql, to ?? null)
}

/** An e-mail by its id, or undefined. */
export const sentMail = (state: SandboxState, id: number) => one(state, SentMail, `${mails} WHERE id = ?`, id)
