import type { ReactNode } from 'react'
import { ChevronIcon } from '../icons/icons.tsx'
import * as css from './accordion.module.css'

export type AccordionItem = {
  /** Anchor of the item. */
  id: string
  title: ReactNode
  content: ReactNode
}

/** Native details elements: they work without scripts, and find-in-page opens them. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={css.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} className={css.item}>
          <summary className={css.summary}>
            <h3 className={css.title}>{item.title}</h3>
            <ChevronIcon className={css.chevron} />
          </summary>
          <div className={css.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
