/**
 * Runs in the page before its first script and does to texts what the translators of browsers do, without other words:
 * every text becomes a text of nested `<font>` elements, also after each change of the page.
 */
export function translateTexts(): void {
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
  const replace = (text: Text): void => {
    if (text.parentElement?.closest('font, script, style, title, option, textarea, svg, [translate=no]') !== null) return
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
  addEventListener('load', () => {
    translate(document.body)
    changes.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
