import type { ReactNode } from 'react'
import { Card } from '@portal/shared-ui/cards/card'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container } from '@portal/shared-ui/layout/section'
import { typeset } from '@portal/shared-ui/text/typeset'
import * as css from './page-card.module.css'

export type PageCardProps = { title: string; lead?: string | undefined; children: ReactNode }

/** A page with one task: a hero and one card that overlaps it. */
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
