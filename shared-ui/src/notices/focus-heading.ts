/** The document, or the shadow root in an embedding page. */
const pageOf = (element: HTMLElement) => element.getRootNode() as Document | ShadowRoot

export const hasFocus = (element: HTMLElement): boolean => pageOf(element).activeElement === element

/** Moves the focus from an element that disappears to the heading of its section, or else of the page. */
export function focusHeading(element: HTMLElement): void {
  const heading =
    element.closest('section')?.querySelector<HTMLElement>('h1, h2') ?? pageOf(element).querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
