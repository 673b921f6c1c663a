import { headingLevelAttribute, type EmbedElement, type EmbedMountProps } from '@portal/shared-contracts/embed/elements'
import { defineEmbed, elementName } from './define.ts'
import type { ReactModules } from './react-modules.ts'

export type MountProps = EmbedMountProps & Partial<ReactModules>

/** Puts an element into a page without writing its tag; the returned function removes it. */
export function mount(container: Element, { remote, ...props }: MountProps): () => void {
  defineEmbed(remote, props)
  const element = document.createElement(elementName(remote)) as EmbedElement
  element.portal = props.portal
  if (props.page !== undefined) element.page = props.page
  if (props.theme !== undefined) element.theme = props.theme
  if (props.headingLevel !== undefined) element.setAttribute(headingLevelAttribute, String(props.headingLevel))
  if (props.sessionToken !== undefined) element.sessionToken = props.sessionToken
  const listeners = {
    ready: props.onReady,
    error: props.onError,
    navigate: props.onNavigate,
    session: props.onSession,
    tokenrefused: props.onTokenRefused,
    loginblocked: props.onLoginBlocked,
  }
  for (const [type, listener] of Object.entries(listeners))
    if (listener) element.addEventListener(type, listener as EventListener)
  container.append(element)
  return () => element.remove()
}
