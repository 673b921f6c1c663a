import { memo, useEffect, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import * as css from './long-list.module.css'
import type { Place } from './place.ts'
import { gridLength, shownCards, shownWith } from './shown-cards.ts'

/** An item of a long list. */
export type Described = { readonly title: string; readonly subTitle: string }

export type FurtherCardsProps = {
  items: readonly Described[]
  /** The number of cards that are shown. */
  from: number
  /** Whether the shown cards are in the document. */
  isReady: boolean
  moreLabel: (left: number) => string
  /** Shows that many cards, and then one of them if given. */
  onMore: (until: number, place?: Place) => void
}

/**
 * The end of a list that is not shown whole. Further cards follow when the reader is within two screens of it, by its
 * button, or when find-in-page finds one of their lines.
 */
export function FurtherCards({ items, from, isReady, moreLabel, onMore }: FurtherCardsProps) {
  const end = useRef<HTMLDivElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  // Not in the task that adds the first cards.
  const [hasLines, setHasLines] = useState(false)
  const next = shownCards(from + gridLength, items.length)

  useEffect(() => {
    if (!isReady || !end.current) return
    setHasLines(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(next), {
      rootMargin: '200% 0px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isReady, next, onMore])

  useEffect(() => {
    const element = lines.current
    const showFound = ({ target }: Event): void => {
      const index = target instanceof HTMLElement ? Number(target.dataset['index']) : Number.NaN
      if (index >= 0) onMore(shownWith(index, items.length), { index })
    }
    element?.addEventListener('beforematch', showFound)
    return () => element?.removeEventListener('beforematch', showFound)
  }, [items, onMore])

  return (
    <div ref={end} className={css.further}>
      <Button variant="outline" onClick={() => onMore(next, { index: from, focus: 'card' })}>
        {moreLabel(items.length - from)}
      </Button>
      <div ref={lines} className={css.lines}>
        {hasLines && <Lines items={items} from={from} />}
      </div>
    </div>
  )
}

/** Cards whose lines are one text: an element for each line would take as long as the cards. */
const textLength = 12

/** The titles of the cards that are not in the document, for find-in-page and print. */
const Lines = memo(function Lines({ items, from }: Pick<FurtherCardsProps, 'items' | 'from'>) {
  return Array.from({ length: Math.ceil((items.length - from) / textLength) }, (_, text) => {
    const index = from + text * textLength
    return (
      <p key={index} ref={hideUntilFound} data-index={index}>
        {items
          .slice(index, index + textLength)
          .map(lineOf)
          .join('\n')}
      </p>
    )
  })
})

const lineOf = ({ title, subTitle }: Described): string => (subTitle === '' ? title : `${title}, ${subTitle}`)

/** Only find-in-page shows the element; React does not know this value of `hidden`. */
const hideUntilFound = (element: HTMLElement | null): void => element?.setAttribute('hidden', 'until-found')
