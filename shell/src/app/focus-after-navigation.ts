import { brand } from '@delikaterie/shared-contracts/brand'
import { useEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'

/** The title of a page as the tab shows it. */
export function documentTitle(title: string): string {
  if (title === '') return brand.cardName
  return title.startsWith(brand.cardName) ? title : `${title} | ${brand.cardName}`
}

/**
 * After a navigation: title, scroll position and focus as after loading a page, because
 * nothing else tells a screen reader that the page changed.
 */
export function useFocusAfterNavigation({ pathname, hash, key }: Location, title: string, restoring: boolean): void {
  const first = useRef(key)

  useEffect(() => {
    // The prerendered document brought its own title.
    if (!restoring) document.title = documentTitle(title)
  }, [title, restoring])

  useEffect(() => {
    if (restoring || first.current === key) return
    return whenThere(hash === '' ? 'main h1' : `#${CSS.escape(anchorOf(hash))}`, (element) => {
      if (hash === '') window.scrollTo(0, 0)
      else element.scrollIntoView()
      element.focus({ preventScroll: true })
    })
  }, [pathname, hash, key, restoring])
}

/** The id a hash names; a broken encoding stands for itself instead of breaking the page. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Calls back once the element exists: a remote's page may still be on its way. */
function whenThere(selector: string, callback: (element: HTMLElement) => void): () => void {
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
