import { useEffect, useRef, type RefObject } from 'react'

/**
 * The heading of the step that is shown takes the focus when the step changes, not when the
 * page opens (the shell does that) and not when `yields`: then a summary of errors takes it.
 */
export function useStepFocus(place: string, yields: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef('loading')
  useEffect(() => {
    const was = before.current
    before.current = place
    if (was === 'loading' || was === place) return
    // A double click on the button of the step before would leave this one selected.
    getSelection()?.removeAllRanges()
    if (!yields) heading.current?.focus()
  }, [place, yields])
  return heading
}
