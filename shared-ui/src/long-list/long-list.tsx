import { memo, startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import * as css from './long-list.module.css'

type ListProps<T> = {
  /** The items to show, in their order. */
  items: readonly T[]
  idOf: (item: T) => string
  /** A memoised card; `index` is the item's place in the list. */
  renderCard: (item: T, index: number) => ReactNode
  /** The grid of the cards. */
  Grid: ComponentType<{ children: ReactNode }>
}

export type LongListProps<T> = ListProps<T> & {
  /** Names the chosen filter and order; when it changes, the list is built anew. */
  choice: string
}

/** Cards rendered at once: more than a screen shows. */
const firstSlice = 8
/** Cards added or removed in each further task. */
const nextSlice = 12
/** Cards of one grid, which the browser lays out apart from the others: full rows in one to four columns. */
const gridLength = 48

/**
 * Up to a thousand cards. They are added in slices, and those of the former choice are hidden at once and removed in
 * slices, because doing either in one task would block typing (docs/product/coupons.md rule 40). All cards are in the
 * document, so that keyboard and the browser's search reach each.
 */
export function LongList<T>({ choice, ...list }: LongListProps<T>) {
  const [lists, setLists] = useState([{ id: 0, choice, list }])
  const shown = lists[lists.length - 1]!
  if (shown.choice !== choice) setLists([...lists, { id: shown.id + 1, choice, list }])
  else if (shown.list.items !== list.items || shown.list.renderCard !== list.renderCard)
    setLists([...lists.slice(0, -1), { ...shown, list }])

  // One former list at a time, because React renders the slices of several in one task.
  const removeFirst = (): void => setLists(([, ...others]) => others)
  return lists.map(({ id, list: cards }, index) => (
    <Cards
      key={id}
      {...cards}
      isFormer={index < lists.length - 1}
      onRemoved={index === 0 && lists.length > 1 ? removeFirst : undefined}
    />
  ))
}

type CardsProps<T> = ListProps<T> & {
  /** Whether the cards are hidden. */
  isFormer: boolean
  /** Given if the cards are to be removed. */
  onRemoved: (() => void) | undefined
}

/** The cards of one choice. */
function Cards<T>({ isFormer, onRemoved, ...list }: CardsProps<T>) {
  const [added, setAdded] = useState(firstSlice)
  const count = Math.min(added, list.items.length)
  const target = onRemoved ? 0 : isFormer ? count : list.items.length

  useEffect(() => {
    if (onRemoved && count === 0) return onRemoved()
    if (count === target) return
    const next = target > count ? count + nextSlice : Math.max(0, count - nextSlice)
    const timer = setTimeout(() => startTransition(() => setAdded(next)))
    return () => clearTimeout(timer)
  }, [onRemoved, count, target])

  return (
    <div className={isFormer ? `${css.list} ${css.former}` : css.list} inert={isFormer}>
      {Array.from({ length: Math.ceil(count / gridLength) }, (_, index) => (
        <GridOfCards key={index} {...list} from={index * gridLength} to={Math.min(count, (index + 1) * gridLength)} />
      ))}
    </div>
  )
}

type GridProps<T> = ListProps<T> & { from: number; to: number }

/** Memoised, so that adding a slice renders one grid. */
const GridOfCards = memo(function GridOfCards<T>({ items, from, to, idOf, renderCard, Grid }: GridProps<T>) {
  return (
    <Grid>
      {items.slice(from, to).map((item, index) => (
        <div key={idOf(item)} className={css.place}>
          {renderCard(item, from + index)}
        </div>
      ))}
    </Grid>
  )
}) as <T>(props: GridProps<T>) => ReactNode
