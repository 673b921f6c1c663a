import type { Location } from 'react-router-dom'

/**
 * Shows a page from its top, or from the anchor of its address, with the focus on the anchor or the heading. While the
 * anchor is missing the heading has the focus, because the page may lack it, or its content may come later.
 */
export function showFromTop({ hash }: Pick<Location, 'hash'>): () => void {
  let focused: Element | null = null
  scrollTo(0, 0)
  return untilDone(() => {
    // The member has moved the focus meanwhile.
    if (focused?.isConnected === true && focused !== document.activeElement) return true
    const heading = document.querySelector<HTMLElement>('main h1')
    // Not once the member has scrolled.
    const wantsAnchor = hash !== '' && scrollY <= 0
    const anchor = wantsAnchor ? document.querySelector<HTMLElement>(`#${CSS.escape(anchorOf(hash))}`) : null
    const target = anchor ?? heading
    anchor?.scrollIntoView()
    target?.focus({ preventScroll: true })
    if (target !== null) focused = document.activeElement
    return wantsAnchor ? anchor !== null : heading !== null
  })
}

/**
 * Shows a page where it was left, `top` pixels from its top, with the focus on the link to the page before; on its
 * heading while that link is not in view, because it may come later. Ends when the member does something.
 */
export function showAsLeft(top: number, { pathname, search, hash }: Location): () => void {
  const toPageBefore = `[href="${CSS.escape(pathname + search + hash)}"]`
  let isAtPlace = false
  const stop = untilDone(() => {
    // Only until it is reached: what comes later above it moves with the page.
    if (!isAtPlace) scrollTo(0, top)
    isAtPlace ||= scrollY > top - 1
    const link = [...document.querySelectorAll<HTMLElement>(toPageBefore)].find(isInView)
    const target = link ?? document.querySelector<HTMLElement>('main h1')
    if (document.activeElement?.matches('body, h1')) target?.focus({ preventScroll: true })
    return isAtPlace && link !== undefined
  })
  const input = new AbortController()
  for (const name of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(name, stop, { passive: true, signal: input.signal })
  return () => {
    stop()
    input.abort()
  }
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return element.checkVisibility() && top >= 0 && bottom <= innerHeight
}

/** The element id in a hash; used undecoded if its encoding is invalid. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Calls at once and after each change of the document until the result is true, because code and lists of a page may come later. */
function untilDone(attempt: () => boolean): () => void {
  const observer = new MutationObserver(() => attempt() && observer.disconnect())
  if (!attempt()) observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
