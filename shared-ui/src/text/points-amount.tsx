import { classNames } from '../styles/class-names.ts'
import * as css from './points-amount.module.css'

export type PointsAmountProps = {
  /** Already formatted, for example '1.500'. */
  figure: string
  /** 'Punkt' or 'Punkte'. */
  word: string
  size?: 'm' | 'l' | 'xl'
  /** For the hero. */
  onHero?: boolean
  /** Whether screen readers say a new amount. */
  announced?: boolean
}

/** An amount of points: number and unit. */
export function PointsAmount({ figure, word, size = 'm', onHero = false, announced = false }: PointsAmountProps) {
  return (
    <span role={announced ? 'status' : undefined} className={classNames(css.amount, css[size], onHero && css.onHero)}>
      <span className={css.figure}>{figure}</span> <span className={css.word}>{word}</span>
    </span>
  )
}
