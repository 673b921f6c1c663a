import { buttonClass } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import type { ReactNode } from 'react'
import { t } from '../messages/layout.ts'
import { WidgetBox } from '../remotes/remote-box.tsx'
import { LoginSkeleton } from './widget-skeletons.tsx'
import * as css from './login-card.module.css'

/** Both ways in: the login of mfe-auth, and the link to the registration on the start page. */
export function LoginCard({ register }: { register: (className: string, label: string) => ReactNode }) {
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
        <p>{register(buttonClass('outline'), t.register)}</p>
      </div>
    </Card>
  )
}
