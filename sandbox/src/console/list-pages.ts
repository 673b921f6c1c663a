import { html } from 'hono/html'
import { pictureFile } from '../pictures/entry-images.ts'
import { pictureIds } from '../pictures/pictures.ts'
import { couponsValidAt } from '../state/catalogue.ts'
import { bookingsOf } from '../state/ledger.ts'
import { allOrders } from '../state/orders.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { allWithdrawals } from '../state/withdrawals.ts'
import { page, shownCard, shownNumber, shownTime, table, type Html } from './page.ts'

/** All reward orders, newest first. */
export function ordersPage(state: SandboxState): Html {
  const rows = allOrders(state).map(
    ({ orderNumber, placedAt, title, points, email, cardCode, shippingAddress: to }) => [
      html`<b>${orderNumber}</b>`,
      shownTime(placedAt),
      title,
      shownNumber(points),
      html`${email}<br /><code>${shownCard(cardCode)}</code>`,
      html`${to['firstName']} ${to['lastName']}<br />${to['street']} ${to['streetNumber']}, ${to['zipCode']}
        ${to['city']}`,
    ],
  )
  const columns = { Number: '', Placed: 'nowrap', Reward: '', Points: 'number', Member: '', 'Ships to': '' }
  return page('/orders', 'Orders', table(columns, rows, 'No orders yet. Redeem a reward in the portal.'))
}

/** All withdrawals, newest first. */
export function withdrawalsPage(state: SandboxState): Html {
  const rows = allWithdrawals(state).map(({ receivedAt, name, contract, email, details }) => [
    shownTime(receivedAt),
    html`${name}<br /><code>${email}</code>`,
    contract,
    details,
  ])
  const columns = { Received: 'nowrap', From: '', Contract: '', Details: '' }
  return page('/withdrawals', 'Withdrawals', table(columns, rows, 'No withdrawals yet.'))
}

/** Bookings that the console shows; a page with all of a long history is slow. */
const shownBookings = 500

/** The newest bookings; with a button to release locked ones. */
export function bookingsPage(state: SandboxState, message?: string): Html {
  const rows = bookingsOf(state)
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
    ])
  const columns = { Time: 'nowrap', Account: '', Reason: '', Points: 'number', '': 'action' }
  return page('/bookings', 'Bookings', table(columns, rows, 'No bookings.'), message)
}

/** The catalogue with stock and validity, pictures included. */
export function cataloguePage(state: SandboxState): Html {
  const rows = couponsValidAt(state, '').map((coupon) => {
    const { couponId, title, usageType, points, maxRedeemCountGlobal: stock, validTo } = coupon
    const picture = pictureIds.has(couponId.toLowerCase()) && `/images/${pictureFile(couponId)}`
    return [
      picture ? html`<img src="${picture}" alt="" width="64" height="64" loading="lazy" />` : '',
      html`<b>${title}</b><br /><code>${couponId}</code> ${usageType}`,
      points === 0 ? '–' : shownNumber(points),
      stock === null ? 'unlimited' : `${stock - coupon.redeemCountGlobal} of ${stock}`,
      validTo === '' ? 'no end' : shownTime(validTo),
    ]
  })
  const columns = { '': '', Coupon: '', Points: 'number', Left: 'number', 'Valid to': 'nowrap' }
  return page('/catalogue', 'Catalogue', table(columns, rows))
}
