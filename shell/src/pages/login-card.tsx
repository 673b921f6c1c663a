import { Card } from '@portal/shared-ui/cards/card'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { useStore } from '@nanostores/react'
import { LoginNotice } from '../layout/notices.tsx'
import { t } from '../messages/layout.ts'
import { WidgetSlot } from '../remotes/remote-slot.tsx'
import { widgets } from '../remotes/widgets.ts'
import { $loginReason } from '../session/page-state.ts'
import { LoginSkeleton } from './widget-skeletons.tsx'
import * as css from './login-card.module.css'

/** The login widget of mfe-auth, and beside it the way to the registration, which each page links in its own way. */
export function LoginCard({ children }: { children: Elements }) {
  const reason = useStore($loginReason)
  return (
    <Card look="floating" className={css.card}>
      <div className={css.half}>
        <h2 className={css.title}>{t.loginHeading}</h2>
        {reason !== null && <LoginNotice reason={reason} />}
        <div className={css.widget}>
          <WidgetSlot name={widgets.login.login} skeleton={<LoginSkeleton />} />
        </div>
      </div>
      <div className={css.half}>
        <h2 className={css.title}>{t.noAccount}</h2>
        <p>{t.noAccountText}</p>
        {children}
      </div>
    </Card>
  )
}
