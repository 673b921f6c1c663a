import { startTransition, useEffect, useState } from 'react'

/** Items that are added at once, and then in each further task. */
const firstSlice = 12
const nextSlice = 20

/** The ids of the items to render: the first ones at once, the others slice by slice; what was added stays. */
export function useAddedInSlices(items: readonly { id: string }[]): ReadonlySet<string> {
  const [added, setAdded] = useState<ReadonlySet<string>>(() => new Set(items.slice(0, firstSlice).map(({ id }) => id)))
  useEffect(() => {
    const next = items.filter(({ id }) => !added.has(id)).slice(0, nextSlice)
    if (next.length === 0) return
    const timer = setTimeout(() =>
      startTransition(() => setAdded((before) => new Set([...before, ...next.map(({ id }) => id)]))),
    )
    return () => clearTimeout(timer)
  }, [items, added])
  return added
}
