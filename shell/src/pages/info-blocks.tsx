import { Link } from '@delikaterie/shared-contracts/navigation'
import { useContext } from 'react'
import type { Block, RichText, TextLink } from '../content/content.ts'
import { targetExists, SitePagesContext } from '../layout/site-pages.ts'
import * as css from './info.module.css'

/** Paragraphs, lists and facts of a content file. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />)
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={css.text}>
          <Rich text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl className={css.facts}>
          {block.facts.map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd>
                <Rich text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )
  }
}

function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text
  return text.map((part, index) => (typeof part === 'string' ? part : <TextLinkTo key={index} link={part} />))
}

/** Plain text if the page of the link does not exist. */
function TextLinkTo({ link }: { link: TextLink }) {
  const hasPage = useContext(SitePagesContext)
  if (!link.to.startsWith('/')) return <a href={link.to}>{link.text}</a>
  return targetExists(link.to, hasPage) ? <Link to={link.to}>{link.text}</Link> : link.text
}
