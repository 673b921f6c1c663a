import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import type { Elements } from '../styles/elements.ts'
import * as css from './section.module.css'

/** Limits content to the page width and adds gutters. */
export function Container({ className, ...others }: ComponentProps<'div'>) {
  return <div {...others} className={classNames(css.container, className)} />
}

export type SectionProps = {
  title?: ReactNode
  lead?: ReactNode
  /** Anchor, such as `anmelden`. */
  id?: string
  children?: Elements
}

/** A section of a page: heading, lead, content and the space to the next section. */
export function Section({ title, lead, id, children }: SectionProps) {
  return (
    <section id={id} className={classNames(css.container, css.section)}>
      {title && (
        <hgroup className={css.head}>
          <h2>{title}</h2>
          {lead && <p className={css.lead}>{lead}</p>}
        </hgroup>
      )}
      {children}
    </section>
  )
}

/** Stacks elements with even spacing, such as the fields of a form. */
export function Stack({ className, ...others }: ComponentProps<'div'>) {
  return <div {...others} className={classNames(css.stack, className)} />
}
