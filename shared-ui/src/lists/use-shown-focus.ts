import { useEffect, type RefObject } from 'react'

/**
 * Shows the whole part of a sideways scrolling row that the keyboard has reached: browsers leave it where it is if a
 * piece of it is in view. Not for the pointer, under which nothing may move. `part` selects the parts.
 */
export function useShownFocus(row: RefObject<HTMLElement | null>, part: string): void {
  useEffect(() => {
    const element = row.current
    const show = ({ target }: Event): void => {
      if (target instanceof Element && target.matches(':focus-visible'))
        target.closest(part)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    element?.addEventListener('focusin', show)
    return () => element?.removeEventListener('focusin', show)
  }, [row, part])
}
