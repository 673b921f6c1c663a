import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { useContext } from 'react'
import { t } from '../messages/layout.ts'
import { MenuContext, useSite } from './site.ts'

/**
 * The way to the digital card where the server does not answer; nothing for those who have no card. Without the router,
 * because the card is a document of its own, which also opens without a network.
 */
export function DigitalCardLink() {
  const isMember = useContext(MenuContext) === 'member'
  const { hasPage } = useSite()
  if (!isMember || !hasPage(paths.cards)) return null
  return (
    <Link to={paths.digitalCard} target="_self">
      {t.digitalCard}
    </Link>
  )
}
