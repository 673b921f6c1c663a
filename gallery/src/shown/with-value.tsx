import { useState, type ReactNode } from 'react'

type WithValueProps<T> = { first: T; children: (value: T, onChange: (value: T) => void) => ReactNode }

/** Stores what a component would have from a store, so that it can be tried. */
export function WithValue<T>({ first, children }: WithValueProps<T>) {
  const [value, setValue] = useState<T>(first)
  return children(value, setValue)
}
