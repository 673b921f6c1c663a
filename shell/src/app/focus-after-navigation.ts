import { brand } from '@delikaterie/shared-contracts/brand'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { pageShown } from './crossfade.ts'
import { readLeftPositions, writeLeftPositions } from './left-positions.ts'
import { showAsLeft, showFromTop } from './page-position.ts'

/** The title of a page as shown in the browser tab. */
export function documentTitle(title: string): string {
  if (title === '') return brand.cardName
  return title.startsWith(brand.cardName) ? title : `${title} | ${brand.cardName}`
}

/**
 * Sets title, scroll position and focus after a navigation as a page load would, because
 * otherwise screen readers do not announce the new page. Back and forward show a page where it was left.
 */
export function useFocusAfterNavigation(location: Location, title: string, restoring: boolean): void {
  const { key, pathname, hash } = location
  // Entries that a link to an anchor made without the router have one key.
  const entry = key + pathname + hash
  const [positions] = useState(readLeftPositions)
  const shown = useRef(location)
  const left = useRef<number | undefined>(undefined)

  useEffect(() => {
    // The prerendered document already has its title.
    if (!restoring) document.title = documentTitle(title)
  }, [title, restoring])

  // Before the browser tells how far the next page is scrolled.
  useLayoutEffect(() => {
    left.current = positions.get(entry)
    writeLeftPositions(positions, entry)
    positions.set(entry, left.current ?? scrollY)
    const keep = (): void => void positions.set(entry, scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [entry, positions])

  useEffect(() => {
    const before = shown.current
    if (restoring || before.key === key) return
    shown.current = location
    if (onlyQueryChanged(before, location)) return
    // An entry without a position is new.
    return left.current === undefined ? showFromTop(location) : showAsLeft(left.current, before)
  }, [location, key, restoring])

  useEffect(pageShown, [key])
}

/** Whether a page changed only its query, as a list does for its filter; focus and scroll position stay then. */
export const onlyQueryChanged = (before: Shown, next: Shown): boolean =>
  before.pathname === next.pathname && before.hash === next.hash && before.search !== next.search

type Shown = Pick<Location, 'pathname' | 'search' | 'hash'>
