import type { ReactNode } from 'react'
import * as css from './info.module.css'

/** Abbreviations and signs that belong to what follows them, and numbers that belong to their unit. */
const keptSpace = /(?<=§|\b(?:Abs|Art|Buchst|No|Nr)\.) (?=\S)|(?<=\d) (?=(?:Euro|Gramm|Prozent|Uhr)\b|[€%])/g

/** Words whose hyphen is no place for a line break. */
const unbroken = /(E-Mail(?:-\p{L}+)*|USt-IdNr\.)/u

/** Running text whose lines break in no wrong place; what is searched and copied stays the same. */
export function typeset(text: string): ReactNode {
  const parts = text.replace(keptSpace, '\u00a0').split(unbroken)
  if (parts.length === 1) return parts[0]
  // Every second part is a word that matched.
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={css.unbroken}>
        {part}
      </span>
    ),
  )
}
