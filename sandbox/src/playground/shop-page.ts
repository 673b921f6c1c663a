import { brand } from '@portal/shared-contracts/brand'
import { html, raw } from 'hono/html'
import type { Html } from '../console/page.ts'
import shopTexts from './shop-texts.json' with { type: 'json' }
import { snippetOf, snippetText, type Snippet } from './snippet.ts'
import { switchPanel } from './switch-panel.ts'
import type { Settings } from './switches.ts'

/** The texts of the foreign shop, which the elements must not take over. */
type ShopTexts = (typeof shopTexts)[Settings['language']]

/** The page of a foreign shop that embeds the portal, and the panel that switches it. */
export function shopPage(settings: Settings, portal: string, nonce: string): Html {
  const { language, theme } = settings
  const texts = shopTexts[language]
  const snippet = snippetOf(settings, portal, nonce)
  return html`<!doctype html>
    <html lang="${language}" dir="${texts.direction}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Küchenhaus Lindner</title>
        <link rel="stylesheet" href="/shop.css" />
        <link rel="stylesheet" href="/panel.css" />
        <link rel="icon" href="data:," />
        ${raw(snippet.style)}
        <script type="module" src="/playground.js"></script>
      </head>
      <body>
        <nav class="to-panel" lang="en" dir="ltr" aria-label="Page"><a href="#switches">Switches</a></nav>
        <div class="shop">${shop(texts, snippet)}</div>
        ${switchPanel(settings, snippetText(snippetOf(settings, portal)))} ${raw(snippet.scripts)}
      </body>
    </html>`
}

/** The pictures of the shop's products, in the order of its texts. */
const pictures = ['pot', 'knife', 'board', 'mortar']

function shop(texts: ShopTexts, snippet: Snippet): Html {
  return html`<header class="bar">
      <a class="name" href="#top">Küchenhaus <b>Lindner</b></a>
      <nav>${texts.menu.map((entry) => html`<a href="#range">${entry}</a>`)}</nav>
      ${raw(snippet.button)}
      <a class="basket" href="#range">${texts.basket}</a>
    </header>
    <main id="top">
      <section class="hero">
        <h1>${texts.title}</h1>
        <p>${texts.lead}</p>
        <a href="#range">${texts.toRange}</a>
      </section>
      <section id="range">
        <h2>${texts.rangeTitle}</h2>
        <ul class="products">
          ${texts.products.map(
            ({ name, price }, index) =>
              html`<li>
                <img src="/${pictures[index]}.svg" alt="" width="200" height="160" />
                <b>${name}</b>
                <span>${price}</span>
              </li>`,
          )}
        </ul>
      </section>
      <section>
        <h2>${texts.partnerTitle.replace('{card}', brand.card.name)}</h2>
        <p>${texts.partnerLead}</p>
        ${snippet.elements.map((element) => html`<div class="embedded">${raw(element)}</div>`)}
      </section>
    </main>
    <footer>${texts.footer}</footer>`
}
