import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import { LoginCard } from './login-card.tsx'
import * as css from './login-screen.module.css'

/** Stands in the place of a login-required page while nobody is logged in (spec §2). */
export function LoginScreen() {
  return (
    <>
      <PageHero compact overlapped title={t.loginTitle} lead={t.loginLead} />
      <Container className={css.card}>
        <LoginCard />
      </Container>
    </>
  )
}
