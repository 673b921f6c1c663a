import { placeLines } from '@portal/shared-contracts/address'
import { html } from 'hono/html'
import { cardsOf, type CardRow } from '../state/cards.ts'
import { balanceOf, bookingsOf } from '../state/ledger.ts'
import { demoPassword } from '../state/demo-members.ts'
import { memberStates } from '../state/member-states.ts'
import { allMembers, type Member } from '../state/members.ts'
import { allOrders } from '../state/orders.ts'
import { sentMails } from '../state/outbox.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { allWithdrawals } from '../state/withdrawals.ts'
import { page, shownCard, shownNumber, shownTime, table, type Cell, type Html } from './page.ts'

/** A page with a table of what the state has, newest first. */
type List = {
  title: string
  lead?: Html
  /** The class of each column's cells by its head. */
  columns: Readonly<Record<string, string>>
  rows: (state: SandboxState) => Cell[][]
  /** Shown without rows. */
  empty: string
}

/** Bookings that the console shows; a page with all of a long history is slow. */
const shownBookings = 500

const orders: List = {
  title: 'Orders',
  columns: { Number: '', Placed: 'nowrap', Reward: '', Points: 'number', Member: '', 'Ships to': '' },
  empty: 'No orders yet. Redeem a reward in the portal.',
  rows: (state) =>
    allOrders(state).map(({ orderNumber, placedAt, title, points, email, cardCode, shippingAddress: to }) => [
      html`<b>${orderNumber}</b>`,
      shownTime(placedAt),
      title,
      shownNumber(points),
      html`${email}<br /><code>${shownCard(cardCode)}</code>`,
      html`${to.firstName} ${to.lastName}<br />${placeLines(to).join(', ')}`,
    ]),
}

const withdrawals: List = {
  title: 'Withdrawals',
  columns: { Received: 'nowrap', From: '', Contract: '', Details: '' },
  empty: 'No withdrawals yet.',
  rows: (state) =>
    allWithdrawals(state).map(({ receivedAt, name, contract, email, details }) => [
      shownTime(receivedAt),
      html`${name}<br /><code>${email}</code>`,
      contract,
      details,
    ]),
}

const bookings: List = {
  title: 'Bookings',
  columns: { Time: 'nowrap', Account: '', Reason: '', Points: 'number', '': 'action' },
  empty: 'No bookings.',
  rows: (state) =>
    bookingsOf(state)
      .slice(0, shownBookings)
      .map(({ bookingId, bookingTime, accountId, reason, store, points, locked }) => [
        shownTime(bookingTime),
        accountId,
        html`${reason}${store && html`<br /><small>${store}</small>`}`,
        `${points > 0 ? '+' : ''}${shownNumber(points)}`,
        locked === 1
          ? html`<form method="post" action="/bookings/${bookingId}/release">
              <button class="quiet">Release</button>
            </form>`
          : '',
      ]),
}

const outbox: List = {
  title: 'Outbox',
  lead: html`<p class="lead">
    E-mails that the shop would send. As JSON: <a href="/outbox.json">/outbox.json</a>, for one address
    <code>?to=…</code>
  </p>`,
  columns: { Sent: 'nowrap', To: '', Subject: '' },
  empty: 'No e-mail yet. Register in the portal, ask for a new password or order a reward.',
  rows: (state) =>
    sentMails(state).map(({ id, sentAt, to, subject }) => [
      shownTime(sentAt),
      to,
      html`<a href="/outbox/${id}">${subject}</a>`,
    ]),
}

const members: List = {
  title: 'Members',
  lead: html`<form method="post" action="/members" class="panel">
    <label
      >Add a member with
      <select name="state">
        ${Object.entries(memberStates).map(([name, { shows }]) => html`<option value="${name}">${shows}</option>`)}
      </select></label
    >
    <button>Add</button>
    <p>The password is <code>${demoPassword}</code>, the login name stands below.</p>
  </form>`,
  columns: { Member: '', Status: '', Account: '', Points: 'number', Locked: 'number dim', Cards: '', '': 'action' },
  empty: 'No members.',
  rows: (state) => allMembers(state).map((member) => memberRow(state, member)),
}

function memberRow(state: SandboxState, member: Member): Cell[] {
  const { id, accountId, loginName, address, status } = member
  const balance = accountId === null ? null : balanceOf(state, accountId)
  return [
    html`<b>${address.firstName} ${address.lastName}</b><br />${loginName}`,
    html`<span class="badge ${status === 'active' ? 'good' : 'bad'}">${status}</span>`,
    accountId ?? 'shop only',
    balance ? shownNumber(balance.points) : '–',
    balance ? shownNumber(balance.lockedPoints) : '–',
    cardsOf(state, accountId ?? '').map(memberCard),
    html`<form method="post" action="/members/${id}/session-token"><button class="quiet">From the shop</button></form>
      ${
        accountId === null
          ? ''
          : html`<form method="post" action="/members/${id}/end"><button class="quiet">End membership</button></form>`
      }`,
  ]
}

/** A card; customer service, which this console is, can unlock one. */
const memberCard = ({ cardCode, status }: CardRow): Html =>
  status === 'LOCKED'
    ? html`<code class="struck">${shownCard(cardCode)}</code>
        <form method="post" action="/cards/${cardCode}/unlock"><button class="quiet">Unlock</button></form>`
    : html`<code>${shownCard(cardCode)}</code><br />`

/** The lists by their paths. */
export const lists: Readonly<Record<string, List>> = {
  '/outbox': outbox,
  '/members': members,
  '/orders': orders,
  '/withdrawals': withdrawals,
  '/bookings': bookings,
}

/** The page of a list. */
export const listPage = (state: SandboxState, path: string, list: List, message?: string): Html =>
  page(path, list.title, html`${list.lead} ${table(list.columns, list.rows(state), list.empty)}`, message)
