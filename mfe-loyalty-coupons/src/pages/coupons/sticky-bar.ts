import { useNavigation } from '@portal/page-library/navigation/navigation'
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'

/** The bar takes at most this part of the window's height, so that most of the window shows the list. */
const mostOfWindow = 1 / 4

type Parts = {
  /** The bar and its list, which begins with the bar. */
  whole: RefObject<HTMLElement | null>
  bar: RefObject<HTMLElement | null>
}

/**
 * Keeps a bar at the top of the window while its list scrolls, where the bar is low enough; its height is in the custom
 * property `--bar` for the scroll margins of the list. Returns whether the bar stands over the list.
 */
export function useStickyBar({ whole, bar }: Parts): boolean {
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    const [box, element] = [whole.current, bar.current]
    // A page of another site may have a bar of its own there.
    if (box === null || element === null || box.getRootNode() !== document) return undefined

    function measure(): void {
      if (box === null || element === null) return
      const height = element.offsetHeight
      const fits = height <= innerHeight * mostOfWindow
      // A field that opens in the bar would else be far above the window; after a turn of a phone the list stays.
      if (!fits && box.dataset['bar'] === 'sticky' && element.matches(':focus-within')) showStart(box)
      box.dataset['bar'] = fits ? 'sticky' : 'static'
      box.style.setProperty('--bar', `${fits ? height : 0}px`)
      // Only this way: the button that a stuck bar has may make it too high, which would else go back and forth.
      if (fits && box.getBoundingClientRect().top < 0) setStuck(true)
    }

    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    addEventListener('resize', measure)
    // Below the window there is room for the longest list, so that only the upper edge counts.
    const edge = new IntersectionObserver(
      ([entry]) => setStuck(entry !== undefined && entry.boundingClientRect.top < 0 && box.dataset['bar'] === 'sticky'),
      { threshold: 1, rootMargin: '0px 0px 1000000px 0px' },
    )
    edge.observe(box)
    return () => {
      sizes.disconnect()
      edge.disconnect()
      removeEventListener('resize', measure)
    }
  }, [whole, bar])
  return isStuck
}

/** Shows the beginning of a list whose beginning is above the window. */
function showStart(whole: HTMLElement): void {
  const { top } = whole.getBoundingClientRect()
  // Not a part of a pixel too high, where the bar would not stand at the edge.
  if (top < 0) scrollTo(0, Math.ceil(scrollY + top))
}

/**
 * Shows a list from its beginning once a choice of the member is in the address; Back and Forward show the list where
 * it was left. Returns what a change of the filter calls.
 */
export function useStartAfterChoice(whole: RefObject<HTMLElement | null>): () => void {
  const { search } = useNavigation()
  const isChosen = useRef(false)
  useEffect(() => {
    const forget = (): void => void (isChosen.current = false)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])
  // After the router has taken the address over, because it notes how far the page before was scrolled.
  useLayoutEffect(() => {
    if (isChosen.current && whole.current !== null) showStart(whole.current)
    isChosen.current = false
  }, [search, whole])
  return () => void (isChosen.current = true)
}

/** Shows the page from its heading, which gets the focus, because the button may disappear. */
export function showTop({ currentTarget }: MouseEvent<HTMLElement>): void {
  const page = currentTarget.getRootNode() as Document | ShadowRoot
  const heading = page.querySelector<HTMLElement>('h1')
  // In the middle, so that what is above the heading is in view, too.
  heading?.scrollIntoView({ block: 'center' })
  heading?.focus({ preventScroll: true })
}
