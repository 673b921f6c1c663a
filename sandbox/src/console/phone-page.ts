import { html } from 'hono/html'
import type { SandboxState } from '../state/sandbox-state.ts'
import { contentOf } from '../wallet/apple/pass.ts'
import { readPassFiles } from '../wallet/apple/pass-files.ts'
import { keptPasses, type KeptPass } from '../wallet/apple/phone-store.ts'
import { eventsOf, type WalletEvent } from '../wallet/events.ts'
import { passesOf, passOf, type GooglePass } from '../wallet/google/google-passes.ts'
import { page, shownSecond, type Html } from './page.ts'
import { applePassCard, googlePassCard } from './pass-card.ts'

/** A list of events, of which the console shows the newest first. */
const events = (list: readonly WalletEvent[], empty: string): Html =>
  list.length === 0
    ? html`<p class="empty">${empty}</p>`
    : html`<ol class="events">
        ${list.map(
          ({ time, summary, detail }) =>
            html`<li>
              <time datetime="${time}">${shownSecond(time)}</time> ${summary}
              ${
                detail === ''
                  ? ''
                  : html`<details>
                      <summary>What was sent</summary>
                      <pre>${detail}</pre>
                    </details>`
              }
            </li>`,
        )}
      </ol>`

function applePass({ file, passTypeIdentifier, serialNumber }: KeptPass): Html {
  return html`<article>
    ${applePassCard({ content: contentOf(file), files: readPassFiles(file) })}
    <form method="post" action="/phone/remove">
      <input type="hidden" name="passTypeIdentifier" value="${passTypeIdentifier}" />
      <input type="hidden" name="serialNumber" value="${serialNumber}" />
      <button class="quiet">Remove from the phone</button>
    </form>
  </article>`
}

const takePanel = html`<section class="panel">
  <h2>Put a pass on the phone</h2>
  <p>
    Save a card for Apple Wallet in the portal, which downloads a file <code>.pkpass</code>, and choose this file here:
    the link itself is valid only in the browser that asked for it. A link for Google Wallet leads here by itself.
  </p>
  <form method="post" action="/phone" enctype="multipart/form-data">
    <label>Pass <input type="file" name="pass" accept=".pkpass,application/vnd.apple.pkpass" required /></label>
    <button>Put it on the phone</button>
  </form>
</section>`

/** A part that the script of the page replaces when it has changed. */
const live = (id: string, title: string, body: Html): Html =>
  html`<section id="${id}" data-live>
    <h2>${title}</h2>
    ${body}
  </section>`

/**
 * A phone with both wallets: its passes, what it did, and what Google was sent.
 * @param refused why the phone did not take the last pass
 */
export function phonePage(state: SandboxState, refused?: string): Html {
  const apple = keptPasses(state)
  const google = passesOf(state, 'loyaltyObject')
  const classOf = ({ classId }: GooglePass) => passOf(state, 'loyaltyClass', String(classId))
  return page(
    '/phone',
    'Phone',
    html`${refused && html`<p class="refused" role="alert">The phone refuses the pass. ${refused}</p>`} ${takePanel}
      <div class="columns">
        <div>
          ${live(
            'apple',
            'Apple Wallet',
            apple.length === 0
              ? html`<p class="empty">No pass yet.</p>`
              : html`${apple.map(applePass)}
                  <form method="post" action="/phone/update"><button class="quiet">Look for changes</button></form>`,
          )}
          ${live('phone-events', 'What the phone did', events(eventsOf(state, 'apple'), 'Nothing yet.'))}
        </div>
        <div>
          ${live(
            'google',
            'Google Wallet',
            google.length === 0
              ? html`<p class="empty">No pass yet.</p>`
              : html`${google.map((object) => html`<article>${googlePassCard(object, classOf(object))}</article>`)}`,
          )}
          ${live('google-events', 'What Google was sent', events(eventsOf(state, 'google'), 'Nothing yet.'))}
        </div>
      </div>
      <script type="module" src="/phone.js"></script>`,
  )
}

/** The page of a save link: the member sees the pass and saves it. */
export const savePage = (object: GooglePass, loyaltyClass: GooglePass): Html =>
  page(
    '/phone',
    'Save to Google Wallet',
    html`<p class="lead">Google shows this page to a member who opens the link of the portal.</p>
      <article>${googlePassCard(object, loyaltyClass)}</article>
      <form method="post"><button>Save to Google Wallet</button></form>`,
  )

/** The page of a link that Google would refuse. */
export const linkRefusedPage = (reason: string): Html =>
  page('/phone', 'Google refuses the link', html`<p class="lead">${reason}</p>`)
