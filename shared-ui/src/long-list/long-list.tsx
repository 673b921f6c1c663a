import { useMemo, type ReactNode } from 'react'
import * as css from './long-list.module.css'
import { useAddedInSlices } from './use-added-in-slices.ts'

export type LongListProps<T> = {
  /** Every item in the chosen order. */
  sorted: readonly T[]
  /** Those of them that the filter shows. */
  visible: readonly T[]
  idOf: (item: T) => string
  /** A memoised card; `index` is the item's place among the visible ones. */
  renderCard: (item: T, index: number) => ReactNode
}

/**
 * Up to a thousand cards in the caller's grid. One that the filter hides stays in the document, because removing a thousand
 * cards in one task blocks typing; it has the attribute `hidden`, so neither keyboard nor search finds it.
 */
export function LongList<T>({ sorted, visible, idOf, renderCard }: LongListProps<T>) {
  const places = useMemo(() => new Map(visible.map((item, index) => [idOf(item), index])), [visible, idOf])
  const added = useAddedInSlices(places)
  return (
    <>
      {sorted.map((item) => {
        const id = idOf(item)
        const place = places.get(id)
        return (
          added.has(id) && (
            <div key={id} className={css.place} hidden={place === undefined}>
              {renderCard(item, place ?? 0)}
            </div>
          )
        )
      })}
    </>
  )
}
