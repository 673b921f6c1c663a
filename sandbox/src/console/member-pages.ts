import { html } from 'hono/html'
import { cardsOf, freeCards } from '../state/cards.ts'
import { balanceOf } from '../state/ledger.ts'
import { allMembers, type Member } from '../state/members.ts'
import { allRequests } from '../state/requests.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { page, shownCard, shownNumber, shownTime, table, type Html } from './page.ts'

/** All members with balance and cards, and the requests for customer service. */
export function membersPage(state: SandboxState): Html {
  const members = allMembers(state)
  const nameOf = (id: number) => members.find((member) => member.id === id)?.loginName ?? ''
  return page(
    '/members',
    'Members',
    html` ${table(
        { Member: '', Status: '', Account: '', Points: 'number', Locked: 'number dim', Cards: '', '': 'action' },
        members.map((member) => memberRow(state, member)),
      )}
      <h2>Unlinked cards</h2>
      <p>${freeCards(state).map(({ cardCode }) => html`<code>${shownCard(cardCode)}</code> `)}</p>
      <h2>Requests</h2>
      ${table(
        { Made: 'nowrap', By: '', Kind: '', 'What was sent': '' },
        allRequests(state).map(({ madeAt, memberId, kind, body }) => [
          shownTime(madeAt),
          nameOf(memberId),
          kind,
          html`<code class="wrap">${body}</code>`,
        ]),
        'No card orders, locks or cancellations yet.',
      )}`,
  )
}

function memberRow(state: SandboxState, member: Member) {
  const { id, accountId, loginName, firstName, lastName, status } = member
  const balance = accountId === null ? null : balanceOf(state, accountId)
  return [
    html`<b>${firstName} ${lastName}</b><br />${loginName}`,
    html`<span class="badge ${status === 'active' ? 'good' : 'bad'}">${status}</span>`,
    accountId ?? 'shop only',
    balance ? shownNumber(balance.points) : '–',
    balance ? shownNumber(balance.lockedPoints) : '–',
    cardsOf(state, accountId ?? '').map(
      (card) =>
        html`<code class="${card.status === 'LOCKED' ? 'struck' : ''}">${shownCard(card.cardCode)}</code><br />`,
    ),
    html`<form method="post" action="/members/${id}/session-token"><button class="quiet">From the shop</button></form>`,
  ]
}

/** The form with which the shop posts a session token to the portal. */
export function sessionTokenPage(state: SandboxState, { firstName, lastName }: Member, sessionToken: string): Html {
  return page(
    '/members',
    `${firstName} ${lastName} comes from the shop`,
    html` <p class="lead">
        The online shop posts a session token to a page of the portal, which then logs the member in. The token is valid
        for ten minutes and one login.
      </p>
      <form method="post" action="${state.portalOrigin}/" class="panel">
        <input type="hidden" name="sessionToken" value="${sessionToken}" /><button>Go to the portal</button>
      </form>`,
  )
}
