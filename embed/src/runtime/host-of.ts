/** The element in whose shadow root a container is; null before it is there. */
export function hostOf(container: Element): Element | null {
  const root = container.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}
