import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { FurtherCards, type Described } from './further-cards.tsx'
import * as css from './long-list.module.css'
import { keepPlace, keptPlace, placeOf, placeOnScreen, showPlace, type Place } from './place.ts'
import { gridLength, shownCards, shownWith, wholeLength } from './shown-cards.ts'

type ListProps<T> = {
  /** The items to show, in their order. */
  items: readonly T[]
  idOf: (item: T) => string
  /** A memoised card; `index` is the item's place in the list. */
  renderCard: (item: T, index: number) => ReactNode
  /** The grid of the cards. */
  Grid: ComponentType<{ children: ReactNode }>
  /** The label of the button that shows more; `left` cards are not shown yet. */
  moreLabel: (left: number) => string
}

export type LongListProps<T> = ListProps<T> & {
  /** Names the chosen filter and order; when it changes, the list is built anew. */
  choice: string
}

/** Cards rendered at once: more than a screen shows below the filters. */
const firstSlice = 6
/** Cards added or removed in each further task. */
const nextSlice = 12

/**
 * Up to a thousand cards (docs/product/coupons.md rule 40). A list of more than `wholeLength` has its first cards in the
 * document, and further ones when the reader comes near their end. They are added in slices, and those of the former
 * choice are hidden at once and removed in slices, because doing either in one task would block typing.
 */
export function LongList<T extends Described>({ choice, ...list }: LongListProps<T>) {
  const [lists, setLists] = useState([{ id: 0, choice, list }])
  const shown = lists[lists.length - 1]!
  if (shown.choice !== choice) setLists([...lists, { id: shown.id + 1, choice, list }])
  else if (shown.list.items !== list.items || shown.list.renderCard !== list.renderCard)
    setLists([...lists.slice(0, -1), { ...shown, list }])

  // One former list at a time, because React renders the slices of several in one task.
  const removeFirst = (): void => setLists(([, ...others]) => others)
  return lists.map(({ id, choice: itsChoice, list: cards }, index) => (
    <Cards
      key={id}
      {...cards}
      choice={itsChoice}
      isFormer={index < lists.length - 1}
      onRemoved={index === 0 && lists.length > 1 ? removeFirst : undefined}
    />
  ))
}

type CardsProps<T> = LongListProps<T> & {
  /** Whether the cards are hidden. */
  isFormer: boolean
  /** Given if the cards are to be removed. */
  onRemoved: (() => void) | undefined
}

/** The cards of one choice. */
function Cards<T extends Described>({ choice, isFormer, onRemoved, moreLabel, ...list }: CardsProps<T>) {
  const { items } = list
  const box = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState(firstSlice)
  // Back and a reload show the card again that was opened or on the screen.
  const [place, setPlace] = useState(() => keptPlace(globalThis.history?.state, choice))
  const [asked, setAsked] = useState(() => (place ? shownWith(place.index, items.length) : 0))
  const count = Math.min(added, items.length)
  const shown = Math.max(count, shownCards(asked, items.length))
  const target = onRemoved ? 0 : isFormer ? count : shown

  useEffect(() => {
    if (onRemoved && count === 0) return onRemoved()
    if (count === target) return
    const next = target > count ? Math.min(target, count + nextSlice) : Math.max(target, count - nextSlice)
    const timer = setTimeout(() => startTransition(() => setAdded(next)))
    return () => clearTimeout(timer)
  }, [onRemoved, count, target])

  useEffect(() => {
    if (isFormer || place === null || (place.index >= count && count < shown)) return
    // After the shell, which shows the top of the page after a navigation.
    const timer = setTimeout(() => {
      if (box.current) showPlace(box.current, place)
      setPlace(null)
    })
    return () => clearTimeout(timer)
  }, [isFormer, place, count, shown])

  useEffect(() => {
    if (isFormer || place) return
    const keep = (): void => keepPlace(choice, box.current && placeOnScreen(box.current))
    addEventListener('scrollend', keep)
    return () => removeEventListener('scrollend', keep)
  }, [choice, isFormer, place])

  const showMore = useCallback((until: number, next?: Place): void => {
    setAsked((before) => Math.max(before, until))
    if (next) setPlace(next)
  }, [])
  const keepOpened = ({ currentTarget, target }: MouseEvent<HTMLElement>): void => {
    const link = target instanceof Element && target.closest('a')
    if (link) keepPlace(choice, placeOf(currentTarget, link))
  }
  const size = items.length > wholeLength ? items.length : undefined
  return (
    <>
      <div
        ref={box}
        role={count > 0 ? 'list' : undefined}
        className={isFormer ? `${css.list} ${css.former}` : css.list}
        inert={isFormer}
        onClickCapture={keepOpened}
      >
        {Array.from({ length: Math.ceil(count / gridLength) }, (_, index) => (
          <GridOfCards
            key={index}
            {...list}
            from={index * gridLength}
            to={Math.min(count, (index + 1) * gridLength)}
            size={size}
          />
        ))}
      </div>
      {!isFormer && shown < items.length && (
        <FurtherCards items={items} from={shown} isReady={count === shown} moreLabel={moreLabel} onMore={showMore} />
      )}
    </>
  )
}

type GridProps<T> = Pick<ListProps<T>, 'items' | 'idOf' | 'renderCard' | 'Grid'> & {
  from: number
  to: number
  /** The number of all cards, where not all are in the document. */
  size: number | undefined
}

/** Memoised, so that adding a slice renders one grid. */
const GridOfCards = memo(function GridOfCards<T>({ items, from, to, size, idOf, renderCard, Grid }: GridProps<T>) {
  return (
    <Grid>
      {items.slice(from, to).map((item, index) => (
        <div
          key={idOf(item)}
          role="listitem"
          className={css.place}
          aria-setsize={size}
          aria-posinset={size && from + index + 1}
        >
          {renderCard(item, from + index)}
        </div>
      ))}
    </Grid>
  )
}) as <T>(props: GridProps<T>) => ReactNode
