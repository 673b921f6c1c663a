import { Fragment } from 'react'
import * as css from './logo.module.css'

/** The wordmark as text, its middle dot in the accent colour. */
export function Logo({ text }: { text: string }) {
  return (
    <span className={css.logo} translate="no">
      {text.split('·').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <span className={css.dot}>·</span>}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  )
}
