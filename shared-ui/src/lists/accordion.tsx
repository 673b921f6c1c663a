import { useEffect, useRef, type ReactNode } from 'react'
import { ChevronIcon } from '../icons/icons.tsx'
import * as css from './accordion.module.css'

export type AccordionItem = {
  /** Anchor of the item. */
  id: string
  title: ReactNode
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
