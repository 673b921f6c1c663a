import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { useNavigation } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { $status } from '@portal/page-library/session'
import { newsletterConfirmation as t } from '../messages/opt-in.ts'
import { markSubscribed, optInOf } from '../stores/portal.ts'
import { OptInPage } from '../ui/opt-in-page.tsx'

/** The page of the link in the newsletter's e-mail, which starts the subscription. */
function NewsletterConfirmationPage() {
  const { search } = useNavigation()
  const [optIn] = useState(() => optInOf(search))
  const state = useStore(optIn.$state)
  const status = useStore($status)
  useEffect(() => {
    // The session may be restored after the response.
    if (state.status === 'succeeded' && status === 'member') markSubscribed(state.result)
  }, [state, status])
  // Visitors have no account data.
  return status === 'member' ? (
    <OptInPage optIn={optIn} texts={t.member} newLink={paths.accountNewsletter} />
  ) : (
    <OptInPage optIn={optIn} texts={t.visitor} newLink={paths.newsletter} />
  )
}
export { NewsletterConfirmationPage as Component }
