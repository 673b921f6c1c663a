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
export function useFocusAfterNavigation({ pathname, hash, key }: Location, title: string, restoring: boolean): void {
  const initialKey = useRef(key)

  useEffect(() => {
    // The prerendered document already has its title.
    if (!restoring) document.title = documentTitle(title)
  }, [title, restoring])

  useEffect(() => {
    if (restoring || initialKey.current === key) return
    return whenFound(hash === '' ? 'main h1' : `#${CSS.escape(anchorOf(hash))}`, (element) => {
      if (hash === '') window.scrollTo(0, 0)
      else element.scrollIntoView()
      element.focus({ preventScroll: true })
    })
  }, [pathname, hash, key, restoring])
}

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
