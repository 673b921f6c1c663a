import { bus } from '@delikaterie/shared-contracts/bus'
import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { t } from '../messages/layout.ts'

/** Login or logout. */
export function SessionButton({ loggedIn, className }: { loggedIn: boolean; className: string | undefined }) {
  const look = buttonClass('outline', className)
  return loggedIn ? (
    <button type="button" className={look} onClick={() => bus.emit('logout', { reason: 'member' })}>
      {t.logout}
    </button>
  ) : (
    <Link to={paths.landingLogin} className={look}>
      {t.login}
    </Link>
  )
}
