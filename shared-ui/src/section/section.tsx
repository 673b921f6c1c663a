import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './section.module.css'

/** The width of a page with its gutters. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.container, className)} />
}

export type SectionProps = {
  title?: ReactNode
  lead?: ReactNode
  headingLevel?: 2 | 3
  /** Anchor, such as `anmelden`. */
  id?: string
  children?: ReactNode
  className?: string | undefined
}

/** A part of a page: heading, one quiet sentence, content, and the distance to the next part. */
export function Section({ title, lead, headingLevel = 2, id, children, className }: SectionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section id={id} className={classNames(css.container, css.section, className)}>
      {(title || lead) && (
        <div className={css.head}>
          {title && <Heading>{title}</Heading>}
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
      )}
      {children}
    </section>
  )
}

/** Things of the same kind below each other, evenly spaced: fields of a form, notices of a page. */
export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.stack, className)} />
}
