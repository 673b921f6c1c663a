import type { Location } from 'react-router-dom'

/** Shows a page from its top, or from the anchor of its address, with the focus on its heading or the anchor. */
export function showFromTop({ hash }: Pick<Location, 'hash'>): () => void {
  const selector = hash === '' ? 'main h1' : `#${CSS.escape(anchorOf(hash))}`
  return untilDone(() => {
    const element = document.querySelector<HTMLElement>(selector)
    if (hash === '' || element === null) scrollTo(0, 0)
    else element.scrollIntoView()
    element?.focus({ preventScroll: true })
    return element !== null
  })
}

/**
 * Shows a page where it was left, `top` pixels from its top, with the focus on the link to the page before; on its
 * heading if that link is not in view.
 */
export function showAsLeft(top: number, { pathname, search, hash }: Location): () => void {
  const toPageBefore = `[href="${CSS.escape(pathname + search + hash)}"]`
  let last = scrollY
  return untilDone(() => {
    // The member has scrolled meanwhile.
    if (last !== scrollY) return true
    scrollTo(0, top)
    last = scrollY
    const target =
      [...document.querySelectorAll<HTMLElement>(toPageBefore)].find(isInView) ??
      document.querySelector<HTMLElement>('main h1')
    if (document.activeElement?.matches('body, h1')) target?.focus({ preventScroll: true })
    return target !== null && last > top - 1
  })
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
