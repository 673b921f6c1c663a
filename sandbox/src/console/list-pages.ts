import { html } from 'hono/html'
import { pictureFile } from '../pictures/entry-images.ts'
import { pictureIds } from '../pictures/pictures.ts'
import { couponsValidAt } from '../state/catalogue.ts'
import { bookingsOf, type BookingRow } from '../state/ledger.ts'
import { allOrders } from '../state/orders.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { allWithdrawals } from '../state/withdrawals.ts'
import { page, shownCard, shownNumber, shownTime, table, type Html } from './page.ts'

/** All reward orders, newest first. */
export function ordersPage(state: SandboxState): Html {
  const rows = allOrders(state).map(
    ({ orderNumber, placedAt, title, points, email, cardCode, shippingAddress: to }) =>
      html`<tr>
        <td><b>${orderNumber}</b></td>
        <td class="nowrap">${shownTime(placedAt)}</td>
        <td>${title}</td>
        <td class="number">${shownNumber(points)}</td>
        <td>${email}<br /><code>${shownCard(cardCode)}</code></td>
        <td>
          ${to['firstName']} ${to['lastName']}<br />${to['street']} ${to['streetNumber']}, ${to['zipCode']}
          ${to['city']}
        </td>
      </tr>`,
  )
  return page(
    '/orders',
    'Orders',
    table(
      ['Number', 'Placed', 'Reward', 'Points', 'Member', 'Ships to'],
      rows,
      'No orders yet. Redeem a reward in the portal.',
    ),
  )
}

/** All withdrawals, newest first. */
export function withdrawalsPage(state: SandboxState): Html {
  const rows = allWithdrawals(state).map(
    ({ receivedAt, name, contract, email, details }) =>
      html`<tr>
        <td class="nowrap">${shownTime(receivedAt)}</td>
        <td>${name}<br /><code>${email}</code></td>
        <td>${contract}</td>
        <td>${details}</td>
      </tr>`,
  )
  const heads = ['Received', 'From', 'Contract', 'Details']
  return page('/withdrawals', 'Withdrawals', table(heads, rows, 'No withdrawals yet.'))
}

/** Bookings that the console shows; a page with all of a long history is slow. */
const shownBookings = 500

/** The newest bookings; with a button to release locked ones. */
export function bookingsPage(state: SandboxState, message?: string): Html {
  return page(
    '/bookings',
    'Bookings',
    table(
      ['Time', 'Account', 'Reason', 'Points', ''],
      bookingsOf(state).slice(0, shownBookings).map(bookingRow),
      'No bookings.',
    ),
    message,
  )
}

function bookingRow({ bookingId, bookingTime, accountId, reason, store, points, locked }: BookingRow): Html {
  return html`<tr class="${locked === 1 ? 'dim' : ''}">
    <td class="nowrap">${shownTime(bookingTime)}</td>
    <td>${accountId}</td>
    <td>${reason}${store === '' ? '' : html`<br /><small>${store}</small>`}</td>
    <td class="number">${points > 0 ? '+' : ''}${shownNumber(points)}</td>
    <td class="action">
      ${
        locked === 1
          ? html`<form method="post" action="/bookings/${bookingId}/release">
              <button class="quiet">Release</button>
            </form>`
          : ''
      }
    </td>
  </tr>`
}

/** The catalogue with stock and validity, pictures included. */
export function cataloguePage(state: SandboxState): Html {
  const rows = couponsValidAt(state, '').map((coupon) => {
    const {
      couponId,
      title,
      usageType,
      points,
      maxRedeemCountGlobal: stock,
      redeemCountGlobal: taken,
      validTo,
    } = coupon
    const picture = pictureIds.has(couponId.toLowerCase()) ? `/images/${pictureFile(couponId)}` : undefined
    return html`<tr>
      <td>${picture ? html`<img src="${picture}" alt="" width="64" height="64" loading="lazy" />` : ''}</td>
      <td><b>${title}</b><br /><code>${couponId}</code> ${usageType}</td>
      <td class="number">${points === 0 ? '–' : shownNumber(points)}</td>
      <td class="number">${stock === null ? 'unlimited' : `${stock - taken} of ${stock}`}</td>
      <td class="nowrap">${validTo === '' ? 'no end' : shownTime(validTo)}</td>
    </tr>`
  })
  return page('/catalogue', 'Catalogue', table(['', 'Coupon', 'Points', 'Left', 'Valid to'], rows, ''))
}
