import { Link, useNavigation } from '@portal/page-library/navigation/navigation'
import { brand } from '@portal/shared-contracts/brand/brand'
import * as paths from '@portal/shared-contracts/paths'
import { Accordion } from '@portal/shared-ui/lists/accordion'
import { buttonClass } from '@portal/shared-ui/buttons/button'
import { Panel } from '@portal/shared-ui/cards/card'
import { ChevronIcon } from '@portal/shared-ui/icons/icons'
import { Notice } from '@portal/shared-ui/notices/notice'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container } from '@portal/shared-ui/layout/section'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useLayoutEffect, type ReactNode } from 'react'
import type { Block, ContentSection, InfoContent, RichText, TextLink } from '@portal/brands/texts'
import { targetExists, useSite } from '../layout/site.ts'
import { t } from '../messages/info.ts'
import * as css from './info.module.css'

export type InfoPageProps = {
  title: string
  content: InfoContent
  /** Above the sections. */
  intro?: ReactNode
}

/** An info or legal page from its content file; legal texts and pages with more than four sections have contents. */
export function InfoPage({ title, content, intro }: InfoPageProps) {
  useOpenAnswer(useNavigation().hash)
  const { sections, aside, asOf } = content
  return (
    <>
      <PageHero compact title={title} lead={typeset(content.lead)} />
      <Container className={css.page}>
        {brand.hasSampleTexts && (
          <div className={css.intro}>
            <Notice tone="warning">{t.sample}</Notice>
          </div>
        )}
        {intro && <div className={css.intro}>{intro}</div>}
        {(asOf || sections.length > 4) && <Contents sections={sections} />}
        <div className={css.sections}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={css.section}>
              <Content {...section} />
            </section>
          ))}
          {asOf && <p className={css.asOf}>{typeset(t.asOf(asOf))}</p>}
        </div>
        {aside && (
          <aside className={css.aside} aria-label={t.aside}>
            {aside.map((section) => (
              <Panel key={section.id} id={section.id}>
                <Content {...section} />
              </Panel>
            ))}
          </aside>
        )}
      </Container>
    </>
  )
}

const Content = ({ heading, blocks }: ContentSection) => (
  <>
    <h2>{heading}</h2>
    <Blocks blocks={blocks} />
  </>
)

/** Folded on a phone, so that the text is in sight; in wider windows the style shows all of it. */
function Contents({ sections }: Pick<InfoContent, 'sections'>) {
  return (
    <nav className={css.contents} aria-label={t.contents}>
      <p className={css.contentsTitle}>{t.contents}</p>
      <details className={css.fold}>
        <summary className={css.summary}>
          {t.contents}
          <ChevronIcon className={css.chevron} />
        </summary>
        <ol className={css.contentsList}>
          {sections.map(({ id, heading }) => (
            <li key={id} className={css.contentsItem}>
              <a href={`#${id}`} className={css.contentsLink}>
                {typeset(heading)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

/** Opens the answer an anchor points to, before the shell scrolls to it. */
function useOpenAnswer(hash: string): void {
  useLayoutEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '')
  }, [hash])
}

/** Paragraphs, lists, facts and questions of a content file. */
function Blocks({ blocks }: Pick<ContentSection, 'blocks'>) {
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
  // A document of the edge, which the router does not know.
  if (!to.startsWith('/') || to === paths.software) return <a href={to}>{typeset(text)}</a>
  if (!targetExists(to, hasPage)) return <span>{text}</span>
  return (
    <Link to={to} className={className}>
      {text}
    </Link>
  )
}
