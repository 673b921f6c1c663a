import type { EmbedErrorCode } from '@portal/shared-contracts/embed/elements'
import { t } from '../messages/element.ts'

function paragraph(text: string, part: string, role: 'status' | 'alert'): HTMLElement {
  const element = Object.assign(document.createElement('p'), { textContent: text, role })
  element.part.add(part)
  return element
}

const isVisible = (node: Node): boolean =>
  node instanceof Element ? node.localName !== 'noscript' : node.textContent?.trim() !== ''

/** Says that the remote loads, unless the element has children, which the slot shows until then. */
export function showLoading(content: Element, slot: HTMLSlotElement): void {
  content.replaceChildren(paragraph(t.loading, 'loading', 'status'))
  updateLoading(content, slot)
}

/** To be called after each change of the children. */
export function updateLoading(content: Element, slot: HTMLSlotElement): void {
  const hasChildren = slot.assignedNodes().some(isVisible)
  content.querySelector('[part=loading]')?.toggleAttribute('hidden', hasChildren)
}

type ErrorActions = { /** Address of the portal. */ href: string; onRetry: () => void }

/** A message, a link to the portal where everything works, and a button where another attempt may help. */
export function showError(content: Element, code: EmbedErrorCode, { href, onRetry }: ErrorActions): void {
  const parts: Node[] = [paragraph(t.errors[code], 'error', 'alert')]
  if (code === 'unreachable' || code === 'remoteUnavailable') {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: t.retry })
    button.addEventListener('click', onRetry)
    parts.push(button)
  }
  if (code !== 'portalMissing')
    parts.push(Object.assign(document.createElement('a'), { href, textContent: t.toPortal }))
  content.replaceChildren(...parts)
}
