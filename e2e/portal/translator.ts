import type { BrowserContext, Page } from 'playwright'
import { isHydrated } from './started.ts'

/**
 * Runs in the page before its first script and does to texts what the translators of browsers do, without other words:
 * every text becomes a text of nested `<font>` elements, also after each change of the page.
 */
function translateTexts(isReady: () => boolean): void {
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
  const replace = (text: Text): void => {
    if (text.parentElement?.closest('font, script, style, title, option, textarea, svg, [translate=no]') !== null)
      return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.data)
    text.replaceWith(font)
  }
  const translate = (node: Node): void => {
    if (isText(node)) return replace(node)
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    found.forEach(replace)
  }
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target)
      // A script may have removed the node again.
      else addedNodes.forEach((node) => node.isConnected && translate(node))
    }
  })
  const begin = (): void => {
    translate(document.body)
    changes.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  // A document that is no page of the portal is never hydrated.
  const whenReady = (): void => {
    if (isReady() || document.querySelector('#portal') === null) begin()
    else requestAnimationFrame(whenReady)
  }
  addEventListener('load', whenReady)
}

/** Translates every page that the context opens once the portal runs in it, or `early`: once it is loaded. */
export const translatePages = (context: BrowserContext, early = false): Promise<unknown> =>
  context.addInitScript(`(${String(translateTexts)})(${early ? '() => true' : String(isHydrated)})`)

/** The texts that are translated now. */
export const translatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('font > font')].map(({ textContent }) => textContent))
