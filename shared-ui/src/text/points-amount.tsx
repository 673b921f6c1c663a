import { classNames } from '../styles/class-names.ts'
import * as css from './points-amount.module.css'

export type PointsAmountProps = {
  /** Already formatted, for example '1.500'. */
  figure: string
  /** Shown over the figure while a balance counts; screen readers have the figure. */
  counted?: string | undefined
  /** 'Punkt' or 'Punkte'. */
  word: string
  size?: 'm' | 'l' | 'xl'
  /** For the hero. */
  onHero?: boolean
}

/** An amount of points: number and unit. */
export function PointsAmount({ figure, counted, word, size = 'm', onHero = false }: PointsAmountProps) {
  return (
    <span className={classNames(css.amount, css[size], onHero && css.onHero)}>
      <span className={css.figure} data-counted={counted}>
        <span>{figure}</span>
      </span>{' '}
      <span className={css.word}>{word}</span>
    </span>
  )
}
