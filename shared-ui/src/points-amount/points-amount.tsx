import { classNames } from '../class-names/class-names.ts'
import * as css from './points-amount.module.css'

export type PointsAmountProps = {
  /** Already formatted, for example '1.500'. */
  figure: string
  /** The word after it, in the right number. */
  word: string
  size?: 'm' | 'l' | 'xl'
  /** Butter-coloured figure, for green ground only. */
  onGreen?: boolean
  className?: string | undefined
}

/** Points, always written the same way: figure, then word. */
export function PointsAmount({ figure, word, size = 'm', onGreen = false, className }: PointsAmountProps) {
  return (
    <span className={classNames(css.amount, css[size], onGreen && css.onGreen, className)}>
      <span className={css.figure}>{figure}</span> <span className={css.word}>{word}</span>
    </span>
  )
}
