import { defineEmbed, elementName, type DefineOptions } from './define.ts'
import type { EmbedElement, EmbedTheme } from './element.ts'
import type { EmbedEvents } from './events.ts'
import type { EmbedName } from './names.ts'

export type MountProps = Omit<DefineOptions, 'portal'> & {
  remote: EmbedName
  /** Origin of the portal. */
  portal: string
  /** Path of the remote's page. */
  page?: string
  theme?: EmbedTheme
  sessionToken?: string
  onReady?: (event: CustomEvent<EmbedEvents['ready']>) => void
  onError?: (event: CustomEvent<EmbedEvents['error']>) => void
  onNavigate?: (event: CustomEvent<EmbedEvents['navigate']>) => void
  onSession?: (event: CustomEvent<EmbedEvents['session']>) => void
}

/** Puts an element into a page without writing its tag; the returned function removes it. */
export function mount(container: Element, { remote, ...props }: MountProps): () => void {
  defineEmbed(remote, props)
  const element = document.createElement(elementName(remote)) as EmbedElement
  element.portal = props.portal
  if (props.page !== undefined) element.page = props.page
  if (props.theme !== undefined) element.theme = props.theme
  if (props.sessionToken !== undefined) element.sessionToken = props.sessionToken
  const listeners = {
    ready: props.onReady,
    error: props.onError,
    navigate: props.onNavigate,
    session: props.onSession,
  }
  for (const [type, listener] of Object.entries(listeners))
    if (listener) element.addEventListener(type, listener as EventListener)
  container.append(element)
  return () => element.remove()
}
