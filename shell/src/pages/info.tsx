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

/** An info or legal page from its content file. */
export function InfoPage({ title, content, intro }: InfoPageProps) {
  useOpenAnswer(useNavigation().hash)
  const { sections } = content
  return (
    <>
      <PageHero compact title={title} lead={content.lead} />
      <Container className={css.page}>
        {sections.length > 4 && <Contents sections={sections} />}
        <div className={css.sections}>
          {intro}
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={css.section}>
              <h2 className={css.heading}>{section.heading}</h2>
              <Blocks blocks={section.blocks} />
            </section>
          ))}
          {content.asOf && <p className={css.asOf}>{typeset(t.asOf(content.asOf))}</p>}
        </div>
      </Container>
    </>
  )
}

/** Table of contents for pages with more than four sections. */
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
