import { html } from 'hono/html'
import { sentMails, type SentMail } from '../state/outbox.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { page, shownTime, table, type Html } from './page.ts'

/** All e-mails, newest first. */
export function outboxPage(state: SandboxState): Html {
  return page(
    '/outbox',
    'Outbox',
    html` <p class="lead">
        E-mails that the shop would send. As JSON: <a href="/outbox.json">/outbox.json</a>, for one address
        <code>?to=…</code>
      </p>
      ${table(
        { Sent: 'nowrap', To: '', Subject: '' },
        sentMails(state).map(({ id, sentAt, to, subject }) => [
          shownTime(sentAt),
          to,
          html`<a href="/outbox/${id}">${subject}</a>`,
        ]),
        'No e-mail yet. Register in the portal, ask for a new password or order a reward.',
      )}`,
  )
}

/** One e-mail with its links. */
export function mailPage({ subject, to, sentAt, kind, text }: SentMail): Html {
  return page(
    '/outbox',
    subject,
    html` <dl class="facts">
        <dt>To</dt>
        <dd>${to}</dd>
        <dt>Sent</dt>
        <dd>${shownTime(sentAt)}</dd>
        <dt>Kind</dt>
        <dd><code>${kind}</code></dd>
      </dl>
      <article class="mail" lang="de">
        ${text.split('\n\n').map((paragraph) => html`<p>${withLinks(paragraph)}</p>`)}
      </article>
      <p><a href="/outbox">Back to the outbox</a></p>`,
  )
}

function withLinks(paragraph: string): Html[] {
  return paragraph
    .split(/(https?:\/\/\S+)/)
    .map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
