import {
  embedAttributes,
  type EmbedAttribute,
  type EmbedElement,
  type EmbedEvents,
  type EmbedName,
  type EmbedTheme,
} from '@portal/shared-contracts/embed/elements'
import { toEmbedError, EmbedError } from './loader/embed-error.ts'
import { showError, showLoading, updateLoading } from './loader/element-view.ts'
import { isDark, prefersDark } from './loader/dark-theme.ts'
import { hostSheet } from './loader/host-sheet.ts'
import { embeds } from './loader/embeds.ts'
import { embeddingPage, pageOf, styleRoot } from './loader/page.ts'
import { followRem, remElement, remScaleOf } from './loader/scale-rem.ts'
import { loadRegistry, loadRuntime } from './loader/registry.ts'
import type { EmbeddingPage, EmbedRegistry, Runtime, ViewOptions } from './loader/page-types.ts'
import type { ReactModules } from './react-modules.ts'

export type ElementDefaults = {
  /** Origin of the portal for elements without the attribute `portal`. */
  portal: string
  /** The page's React 19, used if it is given before the first element starts. */
  react?: ReactModules | undefined
}

/** Node, which renders pages of other sites, has no HTMLElement. */
const HostElement = (globalThis.HTMLElement ?? Object) as typeof HTMLElement

/** The class of one custom element. */
export const embedElement = (name: EmbedName, defaults: ElementDefaults): new () => EmbedElement =>
  class extends PortalElement {
    constructor() {
      super(name, defaults)
    }
  }

class PortalElement extends HostElement implements EmbedElement {
  static readonly observedAttributes = embedAttributes

  readonly #name: EmbedName
  readonly #defaults: ElementDefaults
  readonly #root = this.attachShadow({ mode: 'open' })
  readonly #content = document.createElement('div')
  /** Shows the element's children while the remote does not; beside the content, so that they inherit from the page. */
  readonly #slot = document.createElement('slot')
  readonly #rem = remElement()
  #sessionToken: string | null = null
  /** Aborted when the element is removed or starts anew; null while it is not connected. */
  #connection: AbortController | null = null
  #runtime: Runtime | null = null

  constructor(name: EmbedName, defaults: ElementDefaults) {
    super()
    this.#name = name
    this.#defaults = defaults
    this.#content.className = 'embed'
    this.#content.lang = 'de'
    this.#content.dir = 'ltr'
    this.#content.part.add('content')
    // The parser of the page may add the children after it has connected the element.
    this.#slot.addEventListener('slotchange', () => updateLoading(this.#content, this.#slot))
  }

  /** Origin of the portal. */
  get portal(): string {
    return this.getAttribute('portal') ?? this.#defaults.portal
  }
  set portal(value: string | null | undefined) {
    this.#setAttribute('portal', value)
  }

  /** Path of the remote's page. */
  get page(): string {
    return this.getAttribute('page') ?? embeds[this.#name].page
  }
  set page(value: string | null | undefined) {
    this.#setAttribute('page', value)
  }

  /** `auto` is dark where the page allows dark and the browser prefers it. */
  get theme(): EmbedTheme {
    const theme = this.getAttribute('theme')
    return theme === 'light' || theme === 'dark' ? theme : 'auto'
  }
  set theme(value: EmbedTheme | null | undefined) {
    this.#setAttribute('theme', value)
  }

  /** A session token of the shop; logs its member in. Never an attribute, because those are visible in the page. */
  get sessionToken(): string | null {
    return this.#sessionToken
  }
  set sessionToken(value: string | null | undefined) {
    this.#sessionToken = value || null
    void this.#useToken()
  }

  /** Vue and React set a property without a value to undefined. */
  #setAttribute(name: EmbedAttribute, value: string | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name)
    else this.setAttribute(name, value)
  }

  /** Opens the portal's login in a window; call it in a click. False if the visitor does not log in or cannot. */
  logIn(): Promise<boolean> {
    return this.#runtime?.logIn(this) ?? Promise.resolve(false)
  }

  /** Ends the member's session in all elements of the page. */
  logOut(): void {
    this.#runtime?.logOut()
  }

  connectedCallback(): void {
    // A page may set properties before the script has arrived: they are on the element, in front of those of its class.
    for (const [name, value] of Object.entries(this)) {
      Reflect.deleteProperty(this, name)
      Object.assign(this, { [name]: value })
    }
    // An element that is moved is disconnected and connected at once: it keeps what it shows.
    if (this.#connection === null) this.#start()
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end()
    })
  }

  attributeChangedCallback(attribute: string): void {
    if (this.#connection === null) return
    if (attribute === 'theme') return this.#applyTheme()
    this.#start()
  }

  #end(): void {
    this.#connection?.abort()
    this.#connection = null
    this.#runtime = null
  }

  #start(): void {
    this.#end()
    const { signal } = (this.#connection = new AbortController())
    this.#root.adoptedStyleSheets = [hostSheet()]
    this.#root.replaceChildren(this.#rem, this.#content, this.#slot)
    this.#applyTheme()
    prefersDark().addEventListener('change', () => this.#applyTheme(), { signal })
    signal.addEventListener('abort', () => {
      this.#root.replaceChildren()
      this.#root.adoptedStyleSheets = []
    })
    followRem(this.#rem, signal, () => this.#rescale(embeddingPage()))
    void this.#load(signal)
  }

  async #load(signal: AbortSignal): Promise<void> {
    showLoading(this.#content, this.#slot)
    try {
      const page = this.#page()
      this.#rescale(page)
      const registry = await loadRegistry(page, embeds[this.#name].remote)
      const runtime = await loadRuntime(page, registry)
      if (signal.aborted) return
      this.#runtime = runtime
      signal.addEventListener(
        'abort',
        runtime.onStatus((status) => this.#dispatch('session', { status })),
      )
      signal.addEventListener('abort', styleRoot(page, this.#root))
      await this.#useToken()
      const view = await runtime.mount(this.#viewOptions(page, registry))
      if (signal.aborted) return view.unmount()
      signal.addEventListener('abort', view.unmount)
      this.#content.append(view.container)
    } catch (error) {
      if (!signal.aborted) this.#fail(error)
    }
  }

  #rescale(page: EmbeddingPage | undefined): void {
    page?.rescale?.(remScaleOf(this.#rem))
  }

  #page(): EmbeddingPage {
    if (this.portal === '') throw new EmbedError('portalMissing')
    const page = pageOf(new URL(this.portal).origin)
    if (this.#defaults.react) page.react ??= this.#defaults.react
    return page
  }

  #viewOptions({ origin }: EmbeddingPage, { remotes }: EmbedRegistry): ViewOptions {
    const remote = remotes[embeds[this.#name].remote]
    if (!remote) throw new EmbedError('remoteUnavailable')
    return {
      remote,
      page: this.page,
      navigate: (to) => this.#follow(to, origin),
      onReady: () => {
        this.#content.querySelector('[part=loading]')?.remove()
        // Not `remove`, which Prototype lets throw once the slot has no parent.
        this.#root.replaceChildren(this.#rem, this.#content)
        this.#dispatch('ready', { page: this.page })
      },
      onFailure: (error) => this.#fail(error),
    }
  }

  #follow(to: string, origin: string): void {
    const href = new URL(to, origin).href
    if (this.#dispatch('navigate', { to, href })) location.assign(href)
  }

  async #useToken(): Promise<void> {
    const token = this.#sessionToken
    if (token === null || this.#runtime === null) return
    this.#sessionToken = null
    if (!(await this.#runtime.logInByToken(token))) this.#dispatch('tokenrefused', {})
  }

  #fail(thrown: unknown): void {
    const { code, cause } = toEmbedError(thrown)
    // The next attempt may need another version.
    delete embeddingPage()?.registries?.[embeds[this.#name].remote]
    console.warn(`<${this.localName}>: ${code}`, cause ?? thrown)
    showError(this.#content, code, { href: this.portal, onRetry: () => this.#start() })
    this.#root.append(this.#slot)
    this.#dispatch('error', { code })
  }

  #applyTheme(): void {
    this.#content.dataset['theme'] = isDark(this, this.theme) ? 'dark' : 'light'
  }

  /** False if a listener has called `preventDefault()`. */
  #dispatch<E extends keyof EmbedEvents>(type: E, detail: EmbedEvents[E]): boolean {
    // Like the errors of pictures: a bubbling one would reach the page's handler of uncaught errors.
    const options = { detail, bubbles: type !== 'error', composed: true, cancelable: type === 'navigate' }
    return this.dispatchEvent(new CustomEvent(type, options))
  }
}
