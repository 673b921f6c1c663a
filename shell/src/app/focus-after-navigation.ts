import { brand } from '@delikaterie/shared-contracts/brand'
import { useEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'

/** The title of a page as shown in the browser tab. */
export function documentTitle(title: string): string {
  if (title === '') return brand.cardName
  return title.startsWith(brand.cardName) ? title : `${title} | ${brand.cardName}`
}

/**
 * Sets title, scroll position and focus after a navigation as a page load would, because
 * otherwise screen readers do not announce the new page.
 */
export function useFocusAfterNavigation(location: Location, title: string, restoring: boolean): void {
  const { pathname, search, hash, key } = location
  const initialKey = useRef(key)
  const shown = useRef<Shown>({ pathname, search, hash })

  useEffect(() => {
    // The prerendered document already has its title.
    if (!restoring) document.title = documentTitle(title)
  }, [title, restoring])

  useEffect(() => {
    const next = { pathname, search, hash }
    const keepsPosition = onlyQueryChanged(shown.current, next)
    shown.current = next
    if (restoring || initialKey.current === key || keepsPosition) return
    return whenFound(hash === '' ? 'main h1' : `#${CSS.escape(anchorOf(hash))}`, (element) => {
      if (hash === '') window.scrollTo(0, 0)
      else element.scrollIntoView()
      element.focus({ preventScroll: true })
    })
  }, [pathname, search, hash, key, restoring])
}

type Shown = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Whether a page changed only its query, as a list does for its filter; focus and scroll position stay then. */
export const onlyQueryChanged = (before: Shown, next: Shown): boolean =>
  before.pathname === next.pathname && before.hash === next.hash && before.search !== next.search

/** The element id in a hash; used undecoded if its encoding is invalid. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Calls back once the element exists, because the code of a page may still be loading. */
function whenFound(selector: string, callback: (element: HTMLElement) => void): () => void {
  const found = () => document.querySelector<HTMLElement>(selector)
  const present = found()
  if (present) {
    callback(present)
    return () => {}
  }
  window.scrollTo(0, 0)
  const observer = new MutationObserver(() => {
    const element = found()
    if (!element) return
    observer.disconnect()
    callback(element)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
