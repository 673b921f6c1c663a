import { Fragment } from 'react'
import * as css from './logo.module.css'

/** The wordmark as text in the display face; the middle dot takes the small accent. */
export function Logo({ text }: { text: string }) {
  return (
    <span className={css.logo}>
      {text.split('·').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <span className={css.dot}>·</span>}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
