import { useNavigation } from '@delikaterie/shared-contracts/navigation'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { typeset } from '@delikaterie/shared-ui/typeset'
import { useLayoutEffect, type ReactNode } from 'react'
import type { InfoContent } from '../content/content.ts'
import { t } from '../messages/info.ts'
import { Blocks } from './info-blocks.tsx'
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
      <PageHero compact title={title} lead={content.lead} />
      <Container className={css.page}>
        {intro && <div className={css.intro}>{intro}</div>}
        {(asOf || sections.length > 4) && <Contents sections={sections} />}
        <div className={css.sections}>
          <Sections sections={sections} className={css.section} />
          {asOf && <p className={css.asOf}>{typeset(t.asOf(asOf))}</p>}
        </div>
        {aside && (
          <aside className={css.aside}>
            <Sections sections={aside} className={css.box} />
          </aside>
        )}
      </Container>
    </>
  )
}

function Sections({ sections, className }: Pick<InfoContent, 'sections'> & { className: string | undefined }) {
  return sections.map(({ id, heading, blocks }) => (
    <section key={id} id={id} className={className}>
      <h2 className={css.heading}>{heading}</h2>
      <Blocks blocks={blocks} />
    </section>
  ))
}

function Contents({ sections }: Pick<InfoContent, 'sections'>) {
  return (
    <nav className={css.contents} aria-label={t.contents}>
      <p className={css.contentsTitle}>{t.contents}</p>
      <ol className={css.contentsList}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.contentsLink}>
              {typeset(heading)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Opens the answer an anchor points to, before the shell scrolls to it. */
function useOpenAnswer(hash: string): void {
  useLayoutEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '')
  }, [hash])
}
