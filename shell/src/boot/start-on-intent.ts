import { hasShopNotice } from './shop-notice.ts'

export type StartOptions = {
  /** Address and hash of the portal's script. */
  src: string
  integrity: string
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
export function startOnIntent({ src, integrity, isMember }: StartOptions): void {
  let isStarted = false

  function start(): void {
    if (isStarted) return
    isStarted = true
    const script = document.createElement('script')
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.src = src
    script.addEventListener('error', () => void (isStarted = false))
    document.head.append(script)
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

  openAnswer()
  whenLoaded(async () => {
    if (isStarted) return
    if (await hasShopNotice()) start()
    else await prefetch(src, integrity)
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
const prefetch = (src: string, integrity: string): Promise<unknown> =>
  fetch(src, { integrity, priority: 'low' }).catch(() => {})
