import { useEffect, useRef, type RefObject } from 'react'

const loading = 'loading'

/**
 * The step shown last, and whether the heading of `step` takes the focus. `previous` is null until the page shows its
 * first step; loading between two steps takes the button that had the focus away, so the step after it is focused.
 */
export function nextStep(previous: string | null, step: string): { shown: string | null; takesFocus: boolean } {
  if (previous === null && step === loading) return { shown: null, takesFocus: false }
  return { shown: step, takesFocus: previous !== null && previous !== step && step !== loading }
}

/**
 * Focuses the step's heading when the step changes. Not when the page opens, because the shell
 * focuses the page's heading, and not when there are errors, because their summary takes the focus.
 */
export function useStepFocus(step: string, hasErrors: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const previousStep = useRef<string | null>(null)
  useEffect(() => {
    const { shown, takesFocus } = nextStep(previousStep.current, step)
    previousStep.current = shown
    if (!takesFocus) return
    // A double click on the previous step's button would select text of this one.
    getSelection()?.removeAllRanges()
    if (!hasErrors) heading.current?.focus()
  }, [step, hasErrors])
  return heading
}
