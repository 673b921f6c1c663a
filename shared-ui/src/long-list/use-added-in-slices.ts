import { startTransition, useEffect, useState } from 'react'

/** Items that are added at once, and then in each further task. */
const firstSlice = 12
const nextSlice = 20

/** The ids of the items to render: the first ones at once, the others slice by slice; what was added stays. */
export function useAddedInSlices(places: ReadonlyMap<string, number>): ReadonlySet<string> {
  const [added, setAdded] = useState<ReadonlySet<string>>(() => new Set([...places.keys()].slice(0, firstSlice)))
  useEffect(() => {
    const next = [...places.keys()].filter((id) => !added.has(id)).slice(0, nextSlice)
    if (next.length === 0) return
    const timer = setTimeout(() => startTransition(() => setAdded((before) => new Set([...before, ...next]))))
    return () => clearTimeout(timer)
  }, [places, added])
  return added
}
