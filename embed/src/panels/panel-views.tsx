import { Button, buttonClass } from '@portal/shared-ui/buttons/button'
import { Notice } from '@portal/shared-ui/notices/notice'
import { Container } from '@portal/shared-ui/layout/section'
import { useState } from 'react'
import { t } from '../messages/login.ts'
import type { OnLoginBlocked } from './popup-login.ts'
import * as css from './panel-views.module.css'

/** Asks the visitor to log in at the portal, whose window is the only place for a password. */
export function LoginPanel({ logIn }: { logIn: (onBlocked: OnLoginBlocked) => Promise<boolean> }) {
  const [state, setState] = useState<'idle' | 'waiting' | 'declined' | 'windowSeparated'>('idle')
  const open = async (): Promise<void> => {
    setState('waiting')
    let failure: typeof state = 'declined'
    // The text for a declined login says what to do without a window.
    const isMember = await logIn((reason) => reason === 'windowSeparated' && (failure = reason))
    setState(isMember ? 'idle' : failure)
  }
  return (
    <Container className={css.panel}>
      <h2 className={css.title}>{t.title}</h2>
      <p>{t.text}</p>
      {(state === 'declined' || state === 'windowSeparated') && <Notice>{t[state]}</Notice>}
      <Button busy={state === 'waiting'} onClick={() => void open()}>
        {t.logIn}
      </Button>
    </Container>
  )
}

/** For members of the shop without a loyalty account. */
export const JoinPanel = ({ href }: { href: string }) => (
  <Container className={css.panel}>
    <p>{t.noAccount}</p>
    <a href={href} className={buttonClass()}>
      {t.join}
    </a>
  </Container>
)
