import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './customer-card.module.css'

export type CustomerCardProps = {
  /** A `Logo` or the programme's name. */
  wordmark: ReactNode
  /** Whose card it is. */
  name?: ReactNode
  /** The card number, already grouped for reading. */
  number?: ReactNode
  /** The barcode; dark bars on the card's light ground can be scanned. */
  children?: ReactNode
  className?: string | undefined
}

/** The golden customer card. It keeps its colours in the dark scheme: a scanner needs the light ground. */
export function CustomerCard({ wordmark, name, number, children, className }: CustomerCardProps) {
  return (
    <div className={classNames(css.card, className)}>
      <div className={css.head}>
        <span className={css.wordmark}>{wordmark}</span>
        {name && <span>{name}</span>}
      </div>
      {children && <div className={css.barcode}>{children}</div>}
      {number && <p className={css.number}>{number}</p>}
    </div>
  )
}
