import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { useNavigate, useNavigation } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { $status } from '@portal/page-library/session'
import { Stack } from '@portal/shared-ui/layout/section'
import { activation as t } from '../messages/opt-in.ts'
import { loginForm, optInOf } from '../stores/portal.ts'
import { LoginForm } from '../ui/login-form.tsx'
import { OptInPage } from '../ui/opt-in-page.tsx'

/** The page of the link in the registration e-mail, which activates the account and then offers the login to it. */
function ActivationPage() {
  const { search } = useNavigation()
  const [optIn] = useState(() => optInOf(search))
  const state = useStore(optIn.$state)
  const status = useStore($status)
  return (
    <OptInPage optIn={optIn} texts={t} newLink="/#anmelden">
      {state.status === 'succeeded' && status === 'anonymous' && <LoginAfterActivation email={state.result} />}
    </OptInPage>
  )
}
export { ActivationPage as Component }

function LoginAfterActivation({ email }: { email: string }) {
  const navigate = useNavigate()
  const [login] = useState(() =>
    loginForm({ portal: () => navigate('/'), shopLanding: () => navigate(paths.shopLanding) }, email),
  )
  return (
    <Stack>
      <h2>{t.login}</h2>
      <LoginForm login={login} />
    </Stack>
  )
}
