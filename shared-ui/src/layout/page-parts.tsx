import type { ComponentProps } from 'react'
import { classNames } from '../styles/class-names.ts'
import { Container } from './section.tsx'
import * as css from './page-parts.module.css'

/** The parts of a page below its hero, evenly spaced. */
export function PageParts({ className, ...props }: ComponentProps<'div'>) {
  return <Container {...props} className={classNames(css.parts, className)} />
}

/** One part: heading and content, limited to a readable width. */
export function PagePart({ className, ...props }: ComponentProps<'section'>) {
  return <section {...props} className={classNames(css.part, className)} />
}
