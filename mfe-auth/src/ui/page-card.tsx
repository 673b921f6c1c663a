import type { ReactNode } from 'react'
import { Card } from '@delikaterie/shared-ui/card'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { typeset } from '@delikaterie/shared-ui/typeset'
import * as css from './page-card.module.css'

export type PageCardProps = { title: string; lead?: string | undefined; children: ReactNode }

/** A page with one task: a green header and one card that overlaps it. */
export function PageCard({ title, lead, children }: PageCardProps) {
  return (
    <div className={css.page}>
      <PageHero compact overlapped title={typeset(title)} lead={lead && typeset(lead)} />
      <Container className={css.container}>
        <Card look="floating" className={css.card}>
          {children}
        </Card>
      </Container>
    </div>
  )
}
