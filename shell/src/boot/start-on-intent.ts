import { afterPaint as painted } from './after-paint.ts'
import { hasShopNotice } from './shop-notice.ts'

export type StartOptions = {
  /** The portal's scripts, and the files that they load first. */
  portal: DocumentFragment
  /** A page that needs the portal, but whose text is painted first. */
  afterPaint: boolean
  /** Whether a member is logged in in this browser. */
  isMember: () => boolean
}

/** What needs the portal or leads on; anchors of the page and its answers are native elements. */
const usable = 'a[href]:not([href^="#"]), header summary, form'

/**
 * Starts the portal when pointer, finger or focus reaches something usable, or for a member
 * (docs/product/public-pages.md, rule 73). Until then links are ordinary links. What does not load is tried again at the
 * next sign.
 */
export function startOnIntent({ portal, afterPaint, isMember }: StartOptions): void {
  /** What is still to be added to the page. A script that has loaded must not run again. */
  const missing = [...portal.children]

  function start(): void {
    // One after the other, because a browser asks for the preloads of a fragment before it asks for its scripts.
    for (const element of missing.splice(0)) {
      const added = element.cloneNode(true)
      if (added instanceof HTMLScriptElement) added.addEventListener('error', () => missing.push(element))
      document.head.append(added)
    }
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
  if (!afterPaint) startIfMember()
  // After a reload Back can lead to another page of the same document.
  const { pathname } = location
  addEventListener('popstate', () => {
    if (missing.length > 0 && location.pathname !== pathname) location.reload()
  })

  openAnswer()
  if (afterPaint) void painted().then(start)
  else
    whenLoaded(async () => {
      if (missing.length === 0) return
      if (await hasShopNotice()) start()
      else await Promise.all([...portal.querySelectorAll('script')].map(prefetch))
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

/** Puts a script into the browser's cache, so that the first sign does not wait for the network. */
async function prefetch({ src, integrity }: HTMLScriptElement): Promise<void> {
  await fetch(src, { integrity, priority: 'low' }).catch(() => {})
}
