import { Link } from '@delikaterie/shared-contracts/navigation'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import { t } from '../messages/layout.ts'
import { WidgetBox } from '../remotes/remote-box.tsx'
import { LoginSkeleton } from './widget-skeletons.tsx'
import * as css from './login-card.module.css'

export type LoginCardProps = {
  /** On the start page the registration stands below; its link then works before scripts do. */
  onStartPage?: boolean
}

/** Both ways in: the login of mfe-auth, and the link to the registration on the start page. */
export function LoginCard({ onStartPage = false }: LoginCardProps) {
  return (
    <Card look="floating" className={css.card}>
      <div className={css.half}>
        <h2 className={css.title}>{t.loginHeading}</h2>
        <div className={css.widget}>
          <WidgetBox remote="mfe-auth" widget="login-box" skeleton={<LoginSkeleton />} />
        </div>
      </div>
      <div className={css.half}>
        <h2 className={css.title}>{t.noAccount}</h2>
        <p>{t.noAccountText}</p>
        <p>
          {onStartPage ? (
            <a href="#registrieren" className={buttonClass('outline')}>
              {t.register}
            </a>
          ) : (
            <Link to="/#registrieren" className={buttonClass('outline')}>
              {t.register}
            </Link>
          )}
        </p>
      </div>
    </Card>
  )
}
