import { html } from 'hono/html'
import { freeCards } from '../state/cards.ts'
import { demoLogins, demoPassword } from '../state/demo-members.ts'
import { faultGroups, faultKinds, faultTargets, type FaultKind } from '../state/faults.ts'
import { allOrders } from '../state/orders.ts'
import { sentMails } from '../state/outbox.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { page, shownCard, shownNumber, table, type Html } from './page.ts'

const faultLabels: Record<FaultKind, string> = {
  down: 'down: the connection is dropped',
  slow: 'slow: the response is delayed',
  serverError: '500 Internal Server Error',
  unauthorized: '401: the token is rejected',
  html: 'HTML instead of JSON, with 200',
  brokenJson: 'broken JSON, after the call took effect',
  cut: 'cut response: shorter than its content-length',
  lost: 'lost response: the call takes effect, the connection is dropped',
}

/** Counts of the state, and forms to change it. */
export const overviewPage = (state: SandboxState, message?: string): Html =>
  page(
    '/',
    'Overview',
    html`${tiles(state)}
      <div class="columns">${tillPanel} ${noticePanel(state)}</div>
      ${faultPanel(state)} ${loginsPanel(state)}
      <section class="panel warn">
        <h2>Start over</h2>
        <p>Restores the seed data: members, points, stock, orders, e-mails, faults.</p>
        <form method="post" action="/reset"><button class="danger">Reset the sandbox</button></form>
      </section>`,
    message,
  )

function tiles(state: SandboxState): Html {
  const { playgroundOrigin } = state
  return html`<div class="tiles">
    <a class="tile" href="/outbox"><b>${shownNumber(sentMails(state).length)}</b> e-mails</a>
    <a class="tile" href="/orders"><b>${shownNumber(allOrders(state).length)}</b> orders</a>
    <a class="tile" href="/#faults"><b>${shownNumber(state.faults.list().length)}</b> faults on</a>
    <a class="tile" href="${state.portalOrigin}"><b>→</b> the portal</a>
    ${playgroundOrigin && html`<a class="tile" href="${playgroundOrigin}"><b>→</b> a shop that embeds it</a>`}
  </div>`
}

const tillPanel = html`<section class="panel">
  <h2>Till</h2>
  <p>
    One euro is one point. The points are locked until released under <a href="/bookings">Bookings</a>, or for 14 days.
  </p>
  <form method="post" action="/purchase">
    <label>Card number <input name="cardCode" required inputmode="numeric" value="1234567890123456789" /></label>
    <label>Amount in EUR <input name="amount" required inputmode="decimal" value="42.50" /></label>
    <button>Book the purchase</button>
  </form>
</section>`

const noticePanel = (state: SandboxState): Html =>
  html`<section class="panel">
    <h2>Notice</h2>
    <p>What <code>shop/config?item=portal.notice</code> returns; the portal shows it as a banner. Empty: no banner.</p>
    <form method="post" action="/notice">
      <label>Text <input name="value" value="${state.settings.get('portal.notice') ?? ''}" /></label>
      <button>Save</button>
    </form>
  </section>`

const loginsPanel = (state: SandboxState): Html =>
  html`<section class="panel">
    <h2>Demo logins</h2>
    <p>Every password is <code>${demoPassword}</code></p>
    ${table(
      { 'Login name': '', Shows: '' },
      demoLogins.map(({ loginName, shows }) => [html`<code>${loginName}</code>`, shows]),
    )}
    <p>Free cards to link: ${freeCards(state).map(({ cardCode }) => html`<code>${shownCard(cardCode)}</code> `)}</p>
  </section>`

function faultPanel(state: SandboxState): Html {
  return html`<section class="panel" id="faults">
    <h2>Faults</h2>
    <p>A fault of a call takes precedence over one of its backend. A restart or reset ends all faults.</p>
    <form method="post" action="/faults">
      <label
        >Call
        <select name="call">
          ${faultTargets.map(
            (target) =>
              html`<option value="${target}">
                ${faultGroups.some((group) => group === target) ? `every call: ${target}` : target}
              </option>`,
          )}
        </select></label
      >
      <label
        >Fault
        <select name="fault">
          ${faultKinds.map((kind) => html`<option value="${kind}">${faultLabels[kind]}</option>`)}
        </select></label
      >
      <label class="short">Seconds, if slow <input name="seconds" inputmode="decimal" value="5" /></label>
      <button>Switch on</button>
    </form>
    ${table(
      { Call: '', Fault: '', '': 'action' },
      state.faults.list().map(({ call, fault, seconds }) => [
        html`<code>${call}</code>`,
        `${faultLabels[fault]}${fault === 'slow' ? ` ${seconds} s` : ''}`,
        html`<form method="post" action="/faults">
          <input type="hidden" name="call" value="${call}" /><input type="hidden" name="fault" value="" />
          <button class="quiet">Switch off</button>
        </form>`,
      ]),
      'No active fault.',
    )}
  </section>`
}
