import { Link } from '@portal/shared-contracts/navigation'
import { buttonClass } from '@portal/shared-ui/button'
import { PageHero } from '@portal/shared-ui/page-hero'
import { Container } from '@portal/shared-ui/section'
import { t } from '../messages/layout.ts'
import { MaintenancePanel, UnlessMaintenance, useMaintenance } from '../layout/maintenance.tsx'
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
              <Link to="/#registrieren" className={buttonClass('outline')}>
                {t.register}
              </Link>
            </p>
          </LoginCard>
        </UnlessMaintenance>
        {maintenance && (
          <p>
            <Link to="/" className={buttonClass('outline')}>
              {t.start}
            </Link>
          </p>
        )}
      </Container>
    </>
  )
}
