import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the step's heading when the step changes. Not when the page opens, because the shell
 * focuses the page's heading, and not when there are errors, because their summary takes the focus.
 */
export function useStepFocus(step: string, hasErrors: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const previousStep = useRef('loading')
  useEffect(() => {
    const previous = previousStep.current
    previousStep.current = step
    if (previous === 'loading' || previous === step) return
    // A double click on the previous step's button would select text of this one.
    getSelection()?.removeAllRanges()
    if (!hasErrors) heading.current?.focus()
  }, [step, hasErrors])
  return heading
}
