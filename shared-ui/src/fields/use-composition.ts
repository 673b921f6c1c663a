import { useState, type ChangeEventHandler, type CompositionEventHandler } from 'react'
import { isBlank, withoutBlanks } from './field.tsx'

type TextControl<E, Value> = {
  value?: Value | undefined
  onChange?: ChangeEventHandler<E> | undefined
  onCompositionStart?: CompositionEventHandler<E> | undefined
  onCompositionEnd?: CompositionEventHandler<E> | undefined
}

/**
 * The value and the handlers of a text control. While a keyboard composes, every change is reported, and the control
 * keeps what is typed, whatever its page makes of it: a value that is set during a composition makes the keyboard type
 * its text twice (rule formats-57). Afterwards the control shows the value of its page.
 */
export function useComposition<E extends HTMLInputElement | HTMLTextAreaElement, Value>(
  { value, onChange, onCompositionStart, onCompositionEnd }: TextControl<E, Value>,
  keepsBlanks = false,
) {
  const [composed, setComposed] = useState<string | null>(null)
  const onSettled = keepsBlanks ? onChange : withoutBlanks(onChange)
  return {
    // A control without a value of its page stays one.
    ...(value !== undefined && { value: composed ?? value }),
    onChange: ((event) => {
      if (composed === null) return onSettled?.(event)
      setComposed(event.currentTarget.value)
      onChange?.(event)
    }) satisfies ChangeEventHandler<E>,
    onCompositionStart: ((event) => {
      setComposed(event.currentTarget.value)
      onCompositionStart?.(event)
    }) satisfies CompositionEventHandler<E>,
    onCompositionEnd: ((event) => {
      setComposed(null)
      const { currentTarget } = event
      if (isBlank(currentTarget.value)) onSettled?.(Object.assign(event, { target: currentTarget }))
      onCompositionEnd?.(event)
    }) satisfies CompositionEventHandler<E>,
  }
}
