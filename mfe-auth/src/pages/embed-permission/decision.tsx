import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { UserData } from '@delikaterie/shared-contracts/calls'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import { t } from '../../messages/embed-permission.ts'
import { sentenceOf } from '../../messages/fields.ts'
import type { EmbedPermissionModel } from '../../stores/embed-permission.ts'
import * as css from './decision.module.css'

export type DecisionProps = { permission: EmbedPermissionModel; site: string; user: UserData }

/** The member's decision: what the page may do, for how long, and for whom. */
export function Decision({ permission, site, user }: DecisionProps) {
  const state = useStore(permission.$permission)
  const settled = useSettledWindow()
  const isSending = state.status === 'sending'
  return (
    <div className={css.permission}>
      <FocusedHeading level="h2">{t.askTitle(site)}</FocusedHeading>
      <p className={css.account}>{t.signedInAs(user.email || user.loginName)}</p>
      <p>{t.rights}</p>
      <ul className={css.rights}>
        {t.rightsOf.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
      <p className={css.limits}>{t.limits}</p>
      <FailureNotice title={t.failed} error={failureOf(state).errors[0]} textOf={sentenceOf()} />
      <div className={css.actions}>
        <Button busy={isSending} aria-disabled={!settled} onClick={() => void permission.allow()}>
          {t.allow}
        </Button>
        <Button variant="outline" onClick={permission.decline}>
          {t.decline}
        </Button>
      </div>
    </div>
  )
}

/** ms; a click that was meant for the page behind the window comes sooner. */
const settleTime = 500

/**
 * Whether the window has been in front for half a second. A page can lure a double click and show this window between
 * the two clicks; the second one must not decide anything.
 */
function useSettledWindow(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const settle = (): void => {
      setSettled(false)
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(true), settleTime)
    }
    settle()
    window.addEventListener('focus', settle)
    document.addEventListener('visibilitychange', settle)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', settle)
      document.removeEventListener('visibilitychange', settle)
    }
  }, [])
  return settled
}
