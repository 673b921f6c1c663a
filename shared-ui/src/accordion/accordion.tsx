import type { ReactNode } from 'react'
import { ChevronIcon } from '../icons/icons.tsx'
import * as css from './accordion.module.css'

export type AccordionItem = {
  /** Anchor of the item. */
  id: string
  title: ReactNode
  content: ReactNode
}

export type AccordionProps = {
  items: readonly AccordionItem[]
  headingLevel?: 2 | 3 | 4
  /** Id of the item that is open at first. */
  openId?: string
}

/** Native details elements: they work without scripts, and find-in-page opens them. */
export function Accordion({ items, headingLevel = 3, openId }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} className={css.item} open={item.id === openId}>
          <summary className={css.summary}>
            <Heading className={css.title}>{item.title}</Heading>
            <ChevronIcon className={css.chevron} />
          </summary>
          <div className={css.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
