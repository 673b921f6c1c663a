import { afterPaint as painted } from './after-paint.ts'
import { hasShopNotice } from './shop-notice.ts'

export type StartOptions = {
  /** The portal's script, and the files that it loads first. */
  portal: DocumentFragment
  /** The start page: its forms need the portal, but its text is painted first. */
  afterPaint: boolean
  /** Whether a member is logged in in this browser. */
  isMember: () => boolean
}

/** What needs the portal or leads on; anchors of the page and its answers are native elements. */
const usable = 'a[href]:not([href^="#"]), header summary, form'

/**
 * Starts the portal when pointer, finger or focus reaches something usable, or for a member
 * (docs/product/public-pages.md, rule 73). Until then links are ordinary links. If the script does not load, the next
 * sign tries again.
 */
export function startOnIntent({ portal, afterPaint, isMember }: StartOptions): void {
  let isStarted = false

  function start(): void {
    if (isStarted) return
    isStarted = true
    const added = portal.cloneNode(true) as DocumentFragment
    added.querySelector('script')?.addEventListener('error', () => void (isStarted = false))
    // One after the other, because a browser asks for the preloads of a fragment before it asks for its script.
    while (added.firstElementChild !== null) document.head.append(added.firstElementChild)
  }
  const startIfUsable = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(usable) !== null) start()
  }
  const startIfMember = (): void => {
    if (isMember()) start()
  }

  // A finger is a pointer, too.
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, startIfUsable, { passive: true })
  // A login in another tab, also while this page was hidden or in the back/forward cache.
  for (const name of ['storage', 'pageshow']) addEventListener(name, startIfMember)
  document.addEventListener('visibilitychange', startIfMember)
  startIfMember()
  // After a reload Back can lead to another page of the same document.
  const { pathname } = location
  addEventListener('popstate', () => {
    if (!isStarted && location.pathname !== pathname) location.reload()
  })

  openAnswer()
  if (afterPaint) void painted().then(start)
  else
    whenLoaded(async () => {
      if (isStarted) return
      if (await hasShopNotice()) start()
      else await prefetch(portal.querySelector('script'))
    })
}

/** Opens the answer that the address points to, in browsers that do not. */
function openAnswer(): void {
  const id = location.hash.slice(1)
  if (id !== '') document.getElementById(id)?.closest('details')?.setAttribute('open', '')
}

/** Once the page is loaded and idle, so that no paint waits. */
function whenLoaded(work: () => Promise<void>): void {
  const onLoad = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void work())
    else void work()
  }
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad)
}

/** Puts the script into the browser's cache, so that the first sign does not wait for the network. */
async function prefetch(script: HTMLScriptElement | null): Promise<void> {
  if (script !== null) await fetch(script.src, { integrity: script.integrity, priority: 'low' }).catch(() => {})
}
