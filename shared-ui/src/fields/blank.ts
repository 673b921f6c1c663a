import type { ChangeEvent, ChangeEventHandler } from 'react'

/** Empties a field that holds only blanks, before its change is reported (docs/product/formats.md rule 10). */
export const withoutBlanks =
  <E extends HTMLInputElement | HTMLTextAreaElement>(onChange: ChangeEventHandler<E> | undefined) =>
  (event: ChangeEvent<E>): void => {
    if (event.currentTarget.value.trim() === '') event.currentTarget.value = ''
    onChange?.(event)
  }
