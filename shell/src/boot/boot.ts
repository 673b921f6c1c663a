import { portalStartId } from '@portal/shared-contracts/remotes'
import { t } from '../messages/boot.ts'

// The first script of every page. The portal's scripts and preloads stand in a template, which browsers do not load:
// they start after the first paint, so that on a slow connection they do not share it with fonts and pictures. Until
// the portal runs, links are ordinary links, and menus and answers are native elements. In a browser older than the
// supported ones it stays so, and a sentence says why (docs/architecture.md#a-page).

/** Frames in which a browser that reports no paint has certainly shown the page. */
const frames = 10

const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0

/**
 * Calls once the first paint is on the screen, a frame or more after it was drawn; at once in a page that is not shown.
 */
function afterPaint(work: () => void, framesLeft = frames): void {
  if (framesLeft === 0 || document.visibilityState === 'hidden' || isPainted()) setTimeout(work)
  else requestAnimationFrame(() => afterPaint(work, framesLeft - 1))
}

const waiting = (): HTMLElement | null => document.getElementById(portalStartId)

/**
 * Adds a script or preload. A script that the connection lost, or whose page was left, is asked for again at the next
 * sign of use, or when the page is shown again.
 */
function add(element: Element): void {
  const added = element.cloneNode(true)
  added.addEventListener('error', () => {
    if (!(added instanceof HTMLScriptElement)) return
    const used = new AbortController()
    const again = (): void => {
      used.abort()
      add(element)
    }
    for (const type of ['pointerover', 'focusin', 'online']) addEventListener(type, again, used)
    addEventListener('pageshow', ({ persisted }) => persisted && again(), used)
  })
  document.head.append(added)
}

/** The newest function that the portal calls without asking: Chrome 120, Firefox 115 and Safari 17 have it. */
const isSupported = 'canParse' in URL

/** Says above the page that it only shows what the server sent. */
function sayOutdated(): void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'note')
  notice.className = 'no-script'
  notice.textContent = t.outdated
  document.body.insertBefore(notice, document.body.firstChild)
}

/**
 * One element after the other, because a browser asks for the preloads of a fragment before it asks for its scripts.
 */
function startPortal(): void {
  const template = waiting()
  if (!(template instanceof HTMLTemplateElement)) return
  for (const element of template.content.children) add(element)
}

const { pathname } = location
// After a reload Back can lead to another page of the same document, which the portal shows once it runs.
addEventListener('popstate', () => {
  if (waiting() !== null && location.pathname !== pathname) location.reload()
})
// WebKit reports it as an unhandled rejection when Back shows a page that was left with a crossfade.
addEventListener('pageswap', ({ viewTransition }) => void viewTransition?.ready.catch(() => {}))
afterPaint(isSupported ? startPortal : sayOutdated)
