import '../styles/embedding.ts'

/** A card that the page shows once it is in the document. */
export type Place = {
  /** Of all cards of the list. */
  readonly index: number
  /** Distance from the top of the screen, in CSS pixels; without it the card is in the middle. */
  readonly top?: number
  /** What takes the focus: the card, or the link in it. */
  readonly focus?: 'card' | 'link'
}

const cardsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role=listitem]')]

/** Scrolls to a card of a list and gives it the focus. */
export function showPlace(list: HTMLElement, { index, top, focus }: Place): void {
  const card = cardsOf(list)[index]
  if (!card) return
  if (top === undefined) card.scrollIntoView({ block: 'center', behavior: 'instant' })
  else scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
  if (focus === 'card') card.setAttribute('tabindex', '-1')
  const focused = focus === 'link' ? card.querySelector('a') : focus && card
  focused?.focus({ preventScroll: true })
}

/** The place of the card that has an element; null outside the list. */
export function placeOf(list: HTMLElement, element: Element): Place | null {
  const cards = cardsOf(list)
  const index = cards.findIndex((card) => card.contains(element))
  const card = cards[index]
  return card ? { index, top: card.getBoundingClientRect().top, focus: 'link' } : null
}

/** The place of the first card on the screen; null while the list starts there. */
export function placeOnScreen(list: HTMLElement): Place | null {
  const tops = cardsOf(list).map((card) => card.getBoundingClientRect())
  const index = tops.findIndex(({ bottom }) => bottom > 0)
  const top = tops[index]?.top
  return top === undefined || (index === 0 && top >= 0) ? null : { index, top }
}

/** The place that the entry of the browser's history keeps for a choice of filter and order; null without one. */
export function keptPlace(state: unknown, choice: string): Place | null {
  const kept = fieldsOf(fieldsOf(state).listPlace)
  const { index, top, focus } = kept
  if (kept.choice !== choice || typeof index !== 'number' || !(index >= 0) || typeof top !== 'number') return null
  return focus === 'link' ? { index, top, focus } : { index, top }
}

/** Keeps a place in the entry of the browser's history, beside what the router has there. */
export function keepPlace(choice: string, place: Place | null): void {
  // The history of an embedding page is not the list's.
  if (globalThis.portalEmbed) return
  const { listPlace, ...state } = fieldsOf(history.state)
  if (place || listPlace) history.replaceState(place ? { ...state, listPlace: { choice, ...place } } : state, '')
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
