import { useNavigation } from '@portal/shared-contracts/navigation'
import { brand } from '@portal/shared-contracts/brand'
import { Panel } from '@portal/shared-ui/card'
import { ChevronIcon } from '@portal/shared-ui/icons'
import { Notice } from '@portal/shared-ui/notice'
import { PageHero } from '@portal/shared-ui/page-hero'
import { Container } from '@portal/shared-ui/section'
import { typeset } from '@portal/shared-ui/typeset'
import { useLayoutEffect, type ReactNode } from 'react'
import type { ContentSection, InfoContent } from '@portal/brands/texts'
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
