import { Link } from '@portal/shared-contracts/navigation'
import { Accordion } from '@portal/shared-ui/accordion'
import { buttonClass } from '@portal/shared-ui/button'
import { typeset } from '@portal/shared-ui/typeset'
import type { ReactNode } from 'react'
import type { Block, ContentSection, RichText, TextLink } from '@portal/brands/texts'
import { targetExists, useSite } from '../layout/site.ts'
import * as css from './info.module.css'

/** Paragraphs, lists, facts and questions of a content file. */
export function Blocks({ blocks }: Pick<ContentSection, 'blocks'>) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />)
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string' || !('kind' in block)) {
    return <p className={css.text}>{rich(block)}</p>
  }
  switch (block.kind) {
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((item, index) => (
            <li key={index}>{rich(item)}</li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl className={css.facts}>
          {Object.entries(block.facts).map(([label, value]) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd>{rich(value)}</dd>
            </div>
          ))}
        </dl>
      )
    case 'actions':
      return (
        <p className={css.actions}>
          {block.links.map((link, index) => (
            <TextLinkTo key={link.to} link={link} className={buttonClass(index === 0 ? 'primary' : 'outline')} />
          ))}
        </p>
      )
    case 'questions':
      return <Accordion items={block.questions.map(toItem)} />
  }
}

// The anchor is inside the details element, because browsers open it only for a target within it.
const toItem = ({ id, heading, blocks }: ContentSection) => ({
  id: `frage-${id}`,
  title: typeset(heading),
  content: (
    <div id={id} tabIndex={-1} className={css.answer}>
      <Blocks blocks={blocks} />
    </div>
  ),
})

/** The only child of its element. */
function rich(text: RichText): ReactNode {
  if (typeof text === 'string') return typeset(text)
  return text.map((part, index) =>
    typeof part === 'string' ? <span key={index}>{typeset(part)}</span> : <TextLinkTo key={index} link={part} />,
  )
}

/** Plain text if the page of the link does not exist. */
function TextLinkTo({ link: { text, to }, className }: { link: TextLink; className?: string }) {
  const { hasPage } = useSite()
  if (!to.startsWith('/')) return <a href={to}>{typeset(text)}</a>
  if (!targetExists(to, hasPage)) return <span>{text}</span>
  return (
    <Link to={to} className={className}>
      {text}
    </Link>
  )
}
