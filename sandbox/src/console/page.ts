import { brand } from '@portal/shared-contracts/brand/brand'
import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

const sections = [
  { path: '/', label: 'Overview' },
  { path: '/outbox', label: 'Outbox' },
  { path: '/members', label: 'Members' },
  { path: '/orders', label: 'Orders' },
  { path: '/withdrawals', label: 'Withdrawals' },
  { path: '/bookings', label: 'Bookings' },
  { path: '/phone', label: 'Phone' },
]

/** The layout of every console page; `message` is the result of the last form. */
export function page(section: string, title: string, body: Html, message?: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sandbox</title>
        <link rel="stylesheet" href="/console.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <a class="name" href="/">${brand.shop.name} <b>Sandbox</b></a>
          <nav>
            ${sections.map(
              ({ path, label }) =>
                html`<a href="${path}" ${path === section ? html`aria-current="page"` : ''}>${label}</a>`,
            )}
          </nav>
        </header>
        <main>
          ${message ? html`<p class="message" role="status">${message}</p>` : ''}
          <h1>${title}</h1>
          ${body}
        </main>
        <footer>
          Simulates shop backend, loyalty platform, Apple and Google. Not for production; e-mails are not sent.
        </footer>
      </body>
    </html>`
}

export type Cell = Html | string | number | Html[]

/**
 * A table that scrolls horizontally on narrow screens.
 * @param columns the class of each column's cells by its head
 * @param empty shown without rows
 */
export function table(columns: Readonly<Record<string, string>>, rows: readonly Cell[][], empty = ''): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  const classes = Object.values(columns)
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${Object.keys(columns).map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell, index) => html`<td class="${classes[index]}">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })
const seconds = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/Berlin' })
const numbers = new Intl.NumberFormat('en-GB')

/** A time in Europe/Berlin. */
export const shownTime = (iso: string): string => times.format(new Date(iso))

/** The time of day in Europe/Berlin with seconds. */
export const shownSecond = (iso: string): string => seconds.format(new Date(iso))

/** A number with a comma between thousands. */
export const shownNumber = (value: number): string => numbers.format(value)

/** Nineteen digits in groups of four, as on the card. */
export const shownCard = (cardCode: string): string => cardCode.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
