import { Link } from '@delikaterie/shared-contracts/navigation'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import { useStore } from '@nanostores/react'
import { Suspense } from 'react'
import { LoginNotice } from '../layout/lazy-notices.ts'
import { t } from '../messages/layout.ts'
import { WidgetSlot } from '../remotes/remote-slot.tsx'
import { widgets } from '../remotes/widgets.ts'
import { $loginReason } from '../session/page-state.ts'
import { LoginSkeleton } from './widget-skeletons.tsx'
import * as css from './login-card.module.css'

export type LoginCardProps = {
  /** On the landing page the link to the registration is an anchor, which works without JavaScript. */
  onLandingPage?: boolean
}

/** The login widget of mfe-auth, and a link to the registration on the landing page. */
export function LoginCard({ onLandingPage = false }: LoginCardProps) {
  const reason = useStore($loginReason)
  return (
    <Card look="floating" className={css.card}>
      <div className={css.half}>
        <h2 className={css.title}>{t.loginHeading}</h2>
        <Suspense>{reason !== null && <LoginNotice reason={reason} />}</Suspense>
        <div className={css.widget}>
          <WidgetSlot name={widgets.login.login} skeleton={<LoginSkeleton />} />
        </div>
      </div>
      <div className={css.half}>
        <h2 className={css.title}>{t.noAccount}</h2>
        <p>{t.noAccountText}</p>
        <p>
          {onLandingPage ? (
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
