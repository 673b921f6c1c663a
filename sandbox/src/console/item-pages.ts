import { html } from 'hono/html'
import type { Member } from '../state/members.ts'
import type { SentMail } from '../state/outbox.ts'
import { page, shownTime, type Html } from './page.ts'

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

/** The form with which the shop posts a session token to the portal. */
export function sessionTokenPage(
  portal: string,
  { address: { firstName, lastName } }: Member,
  sessionToken: string,
): Html {
  return page(
    '/members',
    `${firstName} ${lastName} comes from the shop`,
    html` <p class="lead">
        The online shop posts a session token to a page of the portal, which then logs the member in. The token is valid
        for ten minutes and one login.
      </p>
      <form method="post" action="${portal}/" class="panel">
        <input type="hidden" name="sessionToken" value="${sessionToken}" /><button>Go to the portal</button>
      </form>`,
  )
}
