import { useState } from 'react'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { useNavigation } from '@delikaterie/shared-contracts/navigation'
import { t } from '../messages/activation.ts'
import { createOptIn } from '../stores/opt-in.ts'
import { OptInPage } from '../ui/opt-in-page.tsx'

/** The page of the link in the registration e-mail, which activates the account. */
function ActivationPage() {
  const { search } = useNavigation()
  const [optIn] = useState(() => createOptIn(portalApi, search))
  return <OptInPage optIn={optIn} texts={t} next="/#anmelden" newLink="/#anmelden" />
}
export { ActivationPage as Component }
