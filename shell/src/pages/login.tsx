import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import { LoginCard } from './login-card.tsx'
import * as css from './login.module.css'

/** Shown to visitors in place of a page that requires a login. */
export function LoginPage() {
  return (
    <>
      <PageHero compact overlapped title={t.loginTitle} lead={t.loginLead} />
      <Container className={css.card}>
        <LoginCard />
      </Container>
    </>
  )
}
