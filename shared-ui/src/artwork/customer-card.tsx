import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as css from './customer-card.module.css'

export type CustomerCardProps = {
  /** A `Logo` or the programme's name. */
  wordmark: ReactNode
  /** Name of the card holder. */
  name?: ReactNode
  /** The card number, already formatted in groups. */
  number?: ReactNode
  /** The barcode. */
  children?: ReactNode
  className?: string | undefined
}

/** The golden customer card. Same colours in the dark scheme, because scanners need a light background. */
export function CustomerCard({ wordmark, name, number, children, className }: CustomerCardProps) {
  return (
    <div className={classNames(css.card, className)}>
      <div className={css.head}>
        <span className={css.wordmark} translate="no">
          {wordmark}
        </span>
        {name && <span translate="no">{name}</span>}
      </div>
      {children && <div className={css.barcode}>{children}</div>}
      {number && <p className={css.number}>{number}</p>}
    </div>
  )
}
