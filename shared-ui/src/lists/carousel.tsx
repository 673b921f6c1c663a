import { type ReactNode, Children, useEffect, useRef, useState } from 'react'
import { NextIcon, PreviousIcon } from '../icons/icons.tsx'
import { classNames } from '../styles/class-names.ts'
import { useShownFocus } from './use-shown-focus.ts'
import * as css from './carousel.module.css'

export type CarouselProps = {
  /** Accessible name of the list. */
  label: string
  previousLabel: string
  nextLabel: string
  children: ReactNode
}

/** A horizontally scrolling list with snap points; never moves automatically. Buttons show only while it overflows. */
export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const [state, setState] = useState<ScrollState>('fits')
  useShownFocus(list, 'li')

  useEffect(() => {
    const element = list.current
    if (!element) return
    const updateState = () => setState(scrollState(element))
    const observer = new ResizeObserver(updateState)
    observer.observe(element)
    element.addEventListener('scroll', updateState, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', updateState)
    }
  }, [])

  const scrolls = state !== 'fits'
  const scroll = (direction: 1 | -1) => list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.9 })

  return (
    <div className={css.carousel}>
      {/* Focusable while it overflows, so that arrow keys scroll it. */}
      <ul ref={list} className={css.list} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
        {Children.map(children, (child) => (
          <li className={css.item}>{child}</li>
        ))}
      </ul>
      <div className={classNames(css.buttons, !scrolls && css.idle)}>
        <CarouselButton label={previousLabel} atEdge={!scrolls || state === 'start'} onClick={() => scroll(-1)}>
          <PreviousIcon />
        </CarouselButton>
        <CarouselButton label={nextLabel} atEdge={!scrolls || state === 'end'} onClick={() => scroll(1)}>
          <NextIcon />
        </CarouselButton>
      </div>
    </div>
  )
}

type CarouselButtonProps = { label: string; atEdge: boolean; onClick: () => void; children: ReactNode }

/* aria-disabled instead of disabled, so that the button keeps the focus at the end of the list. */
function CarouselButton({ label, atEdge, onClick, children }: CarouselButtonProps) {
  return (
    <button type="button" className={css.button} aria-label={label} aria-disabled={atEdge} onClick={onClick}>
      {children}
    </button>
  )
}

/** Whether a box scrolls, and where it is. */
export type ScrollState = 'fits' | 'start' | 'middle' | 'end'

/** The state of a box. 1 px of tolerance: browsers report fractions when zoomed. */
export function scrollState(box: { scrollLeft: number; clientWidth: number; scrollWidth: number }): ScrollState {
  const overflow = box.scrollWidth - box.clientWidth
  if (overflow <= 1) return 'fits'
  if (box.scrollLeft <= 1) return 'start'
  return box.scrollLeft >= overflow - 1 ? 'end' : 'middle'
}
