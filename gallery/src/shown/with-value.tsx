import { useState, type Dispatch, type ReactElement, type ReactNode, type SetStateAction } from 'react'

type Shown<T> = (value: T, onChange: Dispatch<SetStateAction<T>>) => ReactNode

function WithValue<T>({ first, shown }: { first: T; shown: Shown<T> }) {
  const [value, setValue] = useState<T>(first)
  return shown(value, setValue)
}

/** Stores what a component would have from a store, so that it can be tried. */
export const withValue = <T,>(first: T, shown: Shown<T>): ReactElement => <WithValue first={first} shown={shown} />
