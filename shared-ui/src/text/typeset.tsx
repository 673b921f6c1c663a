import { createElement, type ReactNode } from 'react'
import * as css from './typeset.module.css'

/** Spaces that end no line. */
const keptSpace = new RegExp(
  [
    // Abbreviations and signs belong to what follows them, numbers to their unit.
    String.raw`(?<=§|\b(?:Abs|Art|Buchst|No|Nr)\.) (?=\S)`,
    String.raw`(?<=\d) (?=(?:Euro|Gramm|Jahr(?:en?)?|Prozent|Punkt(?:en?)?|Tag(?:en?)?|Uhr)\b|[€%])`,
    // A date in words is one word.
    String.raw`(?<=\b\d{1,2}\.) (?=\p{Lu})`,
    String.raw`(?<=\b\d{1,2}\. \p{Lu}\p{L}+) (?=\d{4}\b)`,
    // Versions belong to their system, house numbers to their street, postcodes to their town.
    String.raw`(?<=\b(?:iOS|Android)) (?=\d)`,
    String.raw`(?<=\p{L}(?:gasse|platz|straße|weg)) (?=\d)`,
    String.raw`(?<=\b\d{5}) (?=\p{Lu})`,
  ].join('|'),
  'gu',
)

/** Words whose hyphen is no place for a line break. */
const unbroken = String.raw`(?:E-Mail|Online-Shop)(?:-\p{L}+)*|USt-IdNr\.|\p{Lu}\p{L}+-(?:Karte|Konto)\b`

/** E-mail addresses and numbers of cards, which no translator changes. */
const verbatim = String.raw`[^\s„“]+@[^\s„“]+\.\p{L}+|\d{4}(?:[ \u00a0]\d{3,4}){3,}`

const parted = new RegExp(`(${verbatim}|${unbroken})`, 'u')
const isVerbatim = new RegExp(`^(?:${verbatim})$`, 'u')

const noTranslation = { translate: 'no' } as const
const unbrokenLine = { className: css.unbroken }

/** Running text whose lines break in no wrong place; what is searched and copied stays the same. */
export function typeset(text: string): ReactNode {
  const parts = text.replace(keptSpace, '\u00a0').split(parted)
  if (parts.length === 1) return parts[0]
  // Another text is another element, because React cannot change parts that the translator of a browser has replaced.
  // Every second part is a word that matched.
  const children = parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} {...(isVerbatim.test(part) ? noTranslation : unbrokenLine)}>
        {part}
      </span>
    ),
  )
  return createElement('span', { key: text }, ...children)
}
