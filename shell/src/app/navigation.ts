import { brand } from '@portal/shared-contracts/brand/brand'
import * as paths from '@portal/shared-contracts/paths'
import * as v from '@portal/shared-contracts/schema'
import type { SessionStatus } from '@portal/page-library/session'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, type Location } from 'react-router-dom'
import { stored } from '@portal/page-library/stores/browser-storage'

// What a page load does and the router does not: title, scroll position, focus, and the change from page to page.

/** The title of a page as shown in the browser tab. */
export function documentTitle(title: string): string {
  if (title === '') return brand.card.name
  return title.startsWith(brand.card.name) ? title : `${title} | ${brand.card.name}`
}

/**
 * Sets title, scroll position and focus after a navigation as a page load would, because otherwise screen readers do
 * not announce the new page. Back, Forward and a reload show a page where it was left.
 */
export function usePagePosition(location: Location, title: string, restoring: boolean): void {
  const { key, pathname, hash } = location
  // Entries that a link to an anchor made without the router have one key.
  const entry = key + pathname + hash
  const [positions] = useState(() => {
    const before = readPositions()
    // A document that a link opened is a new entry, though an older one may have the same name.
    if (!isShownAgain()) before.delete(entry)
    return before
  })
  const shown = useRef(location)
  const isLoaded = useRef(false)
  const left = useRef<number | undefined>(undefined)

  useEffect(() => {
    // The prerendered document already has its title.
    if (!restoring) document.title = documentTitle(title)
  }, [title, restoring])

  useEffect(() => {
    const write = (): void => writePositions(positions)
    addEventListener('pagehide', write)
    return () => removeEventListener('pagehide', write)
  }, [positions])

  // Before the browser tells how far the next page is scrolled.
  useLayoutEffect(() => {
    left.current = positions.get(entry)
    // The latest entries stand last.
    positions.delete(entry)
    positions.set(entry, left.current ?? scrollY)
    const keep = (): void => void positions.set(entry, scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [entry, positions])

  useEffect(() => {
    if (restoring) return
    const before = shown.current
    const isFirst = !isLoaded.current
    shown.current = location
    isLoaded.current = true
    if (before.key !== key) {
      // The browser cannot scroll to the place in a list that is longer than the one before until the list is there.
      if (onlyQueryChanged(before, location)) return left.current === undefined ? undefined : showAsLeft(left.current)
      // An entry without a position is new.
      return left.current === undefined ? showFromTop(location) : showAsLeft(left.current, before)
    }
    if (isFirst && left.current !== undefined) return showAsLeft(left.current)
    return isFirst && location.hash !== '' ? showAnchor(location.hash) : undefined
  }, [location, key, restoring])

  useEffect(() => pageShown(), [key])
}

/**
 * Whether a page changed only its query, as a list does for its filter; the focus stays then, and of a new entry the
 * scroll position.
 */
export const onlyQueryChanged = (before: Address, next: Address): boolean =>
  before.pathname === next.pathname && before.hash === next.hash && before.search !== next.search

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Whether the document was loaded by a reload or from the history, and not by a link. */
function isShownAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && 'type' in load && load.type !== 'navigate'
}

/** How far the pages of the history's entries were scrolled when they were left, in pixels, by the entries' names. */
type Positions = Map<string, number>

const StoredPositions = v.record(v.string(), v.number())
const positionsKey = 'positions'
/** Entries of the history that browsers keep. */
const mostEntries = 50

/** The positions that the tab stored before its document was loaded. */
export const readPositions = (): Positions =>
  stored(() => {
    const positions: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}')
    return new Map(Object.entries(v.parse(StoredPositions, positions)))
  }, new Map())

/** Stores the latest positions for the next document of the tab; without them a reload shows the top of the page. */
export function writePositions(positions: Positions): void {
  const latest = Object.fromEntries([...positions].slice(-mostEntries))
  stored(() => sessionStorage.setItem(positionsKey, JSON.stringify(latest)), undefined)
}

/**
 * Shows a page from its top, or from the anchor of its address, with the focus on the anchor or the heading. While the
 * anchor is missing the heading has the focus, because the page may lack it, or its content may come later.
 */
function showFromTop({ hash }: Address): () => void {
  let focused: Element | null = null
  scrollTo(0, 0)
  return untilDone(() => {
    // The member has moved the focus meanwhile.
    if (focused?.isConnected === true && focused !== document.activeElement) return true
    const heading = document.querySelector<HTMLElement>('main h1')
    // Not once the member has scrolled.
    const wantsAnchor = hash !== '' && scrollY <= 0
    const anchor = wantsAnchor ? elementOf(hash) : null
    const target = anchor ?? heading
    anchor?.scrollIntoView()
    target?.focus({ preventScroll: true })
    if (target !== null) focused = document.activeElement
    return wantsAnchor ? anchor !== null : heading !== null
  })
}

/**
 * Shows the anchor of a loaded document, with the focus on it. Its page comes after the document, when the browser has
 * looked for it already.
 */
function showAnchor(hash: string): () => void {
  return untilDone(() => {
    // The browser has found it, or the member has scrolled.
    if (scrollY > 0) return true
    const anchor = elementOf(hash)
    anchor?.scrollIntoView()
    if (document.activeElement === document.body) anchor?.focus({ preventScroll: true })
    return anchor !== null
  })
}

/**
 * Shows a page where it was left, `top` pixels from its top. After Back and Forward the focus is on the link to the
 * page before, on the heading while that link is not in view, because it may come later. Ends when the member does
 * something.
 */
function showAsLeft(top: number, before?: Address): () => void {
  const toPageBefore = before && `[href="${CSS.escape(before.pathname + before.search + before.hash)}"]`
  let isAtPlace = false
  const stop = untilDone(() => {
    // Only until it is reached: what comes later above it moves with the page.
    if (!isAtPlace) scrollTo(0, top)
    isAtPlace ||= scrollY > top - 1
    if (toPageBefore === undefined) return isAtPlace
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

const elementOf = (hash: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${CSS.escape(anchorOf(hash))}`)

/** The element id in a hash; used undecoded if its encoding is invalid. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/**
 * Calls at once and after each change of the document until the result is true, because code and lists of a page may
 * come later.
 */
function untilDone(attempt: () => boolean): () => void {
  const observer = new MutationObserver(() => attempt() && observer.disconnect())
  if (!attempt()) observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Milliseconds; a page that takes longer to appear is shown without a crossfade. */
const longestWait = 100

/** Tells the running crossfade that the next page is shown, with its scroll position and focus. */
let pageShown = (): void => {}

/** Navigates, to another page with a crossfade where the browser can and the member wants motion. */
export function crossfade(to: string, navigate: () => void): void {
  const stays = new URL(to, location.href).pathname === location.pathname
  if (stays || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return navigate()
  const { ready } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        pageShown = resolve
        setTimeout(resolve, longestWait)
        navigate()
      }),
  )
  // Rejected when the next navigation interrupts the crossfade or the tab is hidden; the page is shown nevertheless.
  ready.catch(() => {})
}

/**
 * Treats a login or logout that changes the page in place as a navigation: the top of the page is shown with the focus
 * on its h1, and the address loses its anchor. After a login for a page that requires one, it keeps its anchor, which
 * is shown. `page` identifies what is shown.
 */
export function useNavigationAfterLogin(
  { pathname, search, hash, key }: Location,
  status: SessionStatus,
  page: string,
): void {
  const navigate = useNavigate()
  const before = useRef({ status, page, key })

  useEffect(() => {
    const { current: last } = before
    before.current = { status, page, key }
    if (last.status === 'restoring' || last.status === status || last.key !== key) return
    // The page for joining the programme shows its own login; other pages look the same before and after a login.
    const changesInPlace = last.page !== page || pathname === paths.shopLanding
    // A login that leads to another page may have changed the address before the router's location.
    const stays = window.location.pathname === pathname
    const anchor = last.page === 'login' && status === 'member' ? hash : ''
    if (changesInPlace && stays) void navigate(pathname + search + anchor, { replace: true })
  }, [status, page, key, pathname, search, hash, navigate])
}
