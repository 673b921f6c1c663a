import { useEffect, useRef, type ReactNode } from 'react'
import { ChevronIcon } from '../icons/icons.tsx'
import { classNames } from '../styles/class-names.ts'
import * as css from './accordion.module.css'

export type AccordionItem = {
  /** Anchor of the item. */
  id: string
  title: ReactNode
  /** Before the title. */
  picture?: ReactNode
  /** A sentence beside the title, below it on a phone. */
  teaser?: ReactNode
  content: ReactNode
}

/** The open items of this page load: on the way back to its page an item is open as it was left. */
const open = new Set<string>()

const keep = ({ id, open: isOpen }: HTMLDetailsElement): void => void (isOpen ? open.add(id) : open.delete(id))

/** Native details elements: they work without scripts, and find-in-page opens them. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const box = useRef<HTMLDivElement>(null)
  // Those that were opened before scripts run.
  useEffect(() => box.current?.querySelectorAll('details').forEach(keep), [])
  return (
    <div ref={box} className={css.accordion}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          className={css.item}
          open={open.has(item.id)}
          onToggle={({ currentTarget }) => keep(currentTarget)}
        >
          <summary className={classNames(css.summary, Boolean(item.picture) && css.withPicture)}>
            <h3 className={css.title}>{item.title}</h3>
            {item.teaser && <span className={css.teaser}>{item.teaser}</span>}
            {/* After the texts, so that what is read out begins with the title. */}
            {item.picture && <span className={css.picture}>{item.picture}</span>}
            <ChevronIcon className={css.chevron} />
          </summary>
          <div className={css.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
