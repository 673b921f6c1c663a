import type { ReactNode } from 'react'
import * as css from './data-list.module.css'

export type DataRow = {
  label: string
  value: ReactNode
  /** A name, a number or an address, which no translator changes. */
  isVerbatim?: boolean | undefined
  /** A link or button to change the value. */
  action?: ReactNode
}

/** Labels with their values, for review pages and personal data. */
export function DataList({ rows }: { rows: readonly DataRow[] }) {
  return (
    <div className={css.box}>
      <dl className={css.list}>
        {rows.map((row) => (
          <div key={row.label} className={css.row}>
            <dt className={css.label}>{row.label}</dt>
            <dd className={css.value} translate={row.isVerbatim ? 'no' : undefined}>
              {row.value}
            </dd>
            {row.action && <dd className={css.action}>{row.action}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
