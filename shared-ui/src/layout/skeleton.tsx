import { classNames } from '../styles/class-names.ts'
import * as css from './skeleton.module.css'

export type SkeletonProps = {
  /** `card` is as large as a product card; the class sets the size of `box`. */
  shape?: 'text' | 'card' | 'box'
  /** Number of lines for `text`. */
  lines?: number
  className?: string | undefined
}

/** Reserves the space of loading content. Hidden from screen readers: announce the loading separately. */
export function Skeleton({ shape = 'text', lines = 3, className }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames(css.skeleton, css[shape], className)}>
      {shape === 'card' && <span className={classNames(css.shape, css.square)} />}
      {shape === 'box' && <span className={classNames(css.shape, css.fill)} />}
      {shape !== 'box' && <TextLines count={lines} />}
    </div>
  )
}

function TextLines({ count }: { count: number }) {
  return (
    <span className={css.lines}>
      {[...Array(count).keys()].map((index) => (
        <span key={index} className={classNames(css.shape, css.line)} />
      ))}
    </span>
  )
}
