import { classNames } from '../styles/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as css from './skeleton.module.css'

export type SkeletonProps = {
  /** `card` is as large as a product card; the class sets the size of `box`. */
  shape?: 'text' | 'card' | 'box'
  /** Number of lines for `text`. */
  lines?: number
  className?: string | undefined
}

/** Reserves the space of loading content. Hidden from screen readers: {@link Loading} also announces it. */
export function Skeleton({ shape = 'text', lines = 3, className }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames(css.skeleton, css[shape], className)}>
      {shape === 'card' && <span className={classNames(css.shape, css.square)} />}
      {shape === 'box' && <span className={classNames(css.shape, css.fill)} />}
      {shape !== 'box' && <TextLines count={lines} />}
    </div>
  )
}

export type LoadingProps = SkeletonProps & {
  text: string
  /** The look of the text; without it only screen readers read it. */
  textClass?: string | undefined
}

/** The place of content that is being loaded, and the text that says so. */
export const Loading = ({ text, textClass, ...skeleton }: LoadingProps) => (
  <>
    {textClass === undefined ? (
      <VisuallyHidden output>{text}</VisuallyHidden>
    ) : (
      <output className={textClass}>{text}</output>
    )}
    <Skeleton {...skeleton} />
  </>
)

function TextLines({ count }: { count: number }) {
  return (
    <span className={css.lines}>
      {[...Array(count).keys()].map((index) => (
        <span key={index} className={classNames(css.shape, css.line)} />
      ))}
    </span>
  )
}
