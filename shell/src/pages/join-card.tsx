import { Link } from '@portal/shared-contracts/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { $userData } from '@portal/shared-contracts/session'
import { buttonClass } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { typeset } from '@portal/shared-ui/typeset'
import { useStore } from '@nanostores/react'
import { t } from '../messages/landing.ts'
import { CheckList } from './check-list.tsx'
import * as css from './login-card.module.css'

/** Invites a web-shop-only user to join the programme, in place of the login. */
export function JoinCard() {
  const address = useStore($userData)?.address
  return (
    <Card look="floating" className={css.card}>
      <div className={css.half}>
        <h2 className={css.title}>{t.joinTitle(address?.firstName ?? '', address?.lastName ?? '')}</h2>
        <p>{typeset(t.joinText)}</p>
        <p>
          <Link to={paths.shopLanding} className={buttonClass('primary')}>
            {t.join}
          </Link>
        </p>
      </div>
      <div className={css.half}>
        <h3 className={css.title}>{t.expectTitle}</h3>
        <CheckList items={t.expect} />
      </div>
    </Card>
  )
}
