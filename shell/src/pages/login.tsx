import { useMaintenance } from '@portal/page-library/notices/maintenance'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container } from '@portal/shared-ui/layout/section'
import { t } from '../messages/layout.ts'
import { MaintenancePanel, UnlessMaintenance } from '../layout/maintenance.tsx'
import { LoginCard } from './login-card.tsx'
import * as css from './login.module.css'

/** Shown to visitors in place of a page that requires a login. */
export function LoginPage() {
  const maintenance = useMaintenance()
  const [title, lead] = maintenance ? [t.noLoginTitle, t.noLoginLead] : [t.loginTitle, t.loginLead]
  return (
    <>
      <PageHero compact overlapped title={title} lead={lead} />
      <Container className={css.card}>
        {maintenance && <MaintenancePanel />}
        <UnlessMaintenance>
          <LoginCard>
            <p>
              <ButtonLink to="/#registrieren" variant="outline">
                {t.register}
              </ButtonLink>
            </p>
          </LoginCard>
        </UnlessMaintenance>
        {maintenance && (
          <p>
            <ButtonLink to="/" variant="outline">
              {t.start}
            </ButtonLink>
          </p>
        )}
      </Container>
    </>
  )
}
