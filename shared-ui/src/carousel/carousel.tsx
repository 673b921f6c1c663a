import type { ReactNode } from 'react'
import { Children, useEffect, useRef, useState } from 'react'
import { NextIcon, PreviousIcon } from '../icons/icons.tsx'
import { classNames } from '../class-names/class-names.ts'
import type { ScrollState } from './scroll-state.ts'
import { sameScrollState, scrollState } from './scroll-state.ts'
import * as css from './carousel.module.css'

export type CarouselProps = {
  /** Names the list for screen readers. */
  label: string
  previousLabel: string
  nextLabel: string
  children: ReactNode
}

/** A row that scrolls sideways and snaps; it never moves by itself. The buttons appear only when there is more to see. */
export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const [state, setState] = useState<ScrollState>({ kind: 'fits' })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () =>
      setState((before) => {
        const now = scrollState(element)
        return sameScrollState(before, now) ? before : now
      })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  const scrolls = state.kind === 'scrolls'
  const turn = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.9, behavior: 'smooth' })

  return (
    <div className={css.carousel}>
      {/* Focusable only while it scrolls, so that the arrow keys can move it. */}
      <ul ref={list} className={css.list} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
        {Children.map(children, (child) => (
          <li className={css.item}>{child}</li>
        ))}
      </ul>
      <div className={classNames(css.buttons, !scrolls && css.idle)}>
        <CarouselButton label={previousLabel} atEdge={!scrolls || state.atStart} onClick={() => turn(-1)}>
          <PreviousIcon />
        </CarouselButton>
        <CarouselButton label={nextLabel} atEdge={!scrolls || state.atEnd} onClick={() => turn(1)}>
          <NextIcon />
        </CarouselButton>
      </div>
    </div>
  )
}

type CarouselButtonProps = { label: string; atEdge: boolean; onClick: () => void; children: ReactNode }

/* aria-disabled, not disabled: the focus must not fall off the button that reached the edge. */
function CarouselButton({ label, atEdge, onClick, children }: CarouselButtonProps) {
  return (
    <button type="button" className={css.button} aria-label={label} aria-disabled={atEdge} onClick={onClick}>
      {children}
    </button>
  )
}
