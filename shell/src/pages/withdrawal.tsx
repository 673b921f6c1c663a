import { portalApi } from '@portal/page-library/api'
import { brand } from '@portal/shared-contracts/brand/brand'
import { accountIdOf, type UserData } from '@portal/shared-contracts/calls'
import { mailtoLink } from '@portal/shared-contracts/email/mailto-link'
import { pageDataId, type PageData } from '@portal/shared-contracts/remotes'
import { $status, $userData } from '@portal/page-library/session'
import { EmailLink } from '@portal/page-library/navigation/links'
import { Button, buttonClass } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { t } from '../messages/withdrawal.ts'
import { createWithdrawal, visitor } from '../stores/withdrawal.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import * as css from './withdrawal.module.css'

const { email, phone, phoneUrl } = brand.contact

/** Whether the edge can send withdrawals; the data of the first page hold for the whole visit. */
function isOnline(): boolean {
  const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as Partial<PageData>
  return data.withdrawal === true
}

/**
 * The button to withdraw from a contract (§ 356a BGB), above the terms. Without JavaScript, and where the edge cannot
 * send withdrawals, it begins an e-mail.
 */
function WithdrawalIntro() {
  const user = useStore($userData)
  const status = useStore($status)
  const owner = (user && accountIdOf(user)) ?? visitor
  return (
    <Card className={css.box}>
      <h2 className={css.heading}>{t.heading}</h2>
      {status !== 'restoring' && isOnline() ? (
        // Another member gets a form of their own.
        <OnlineWithdrawal key={owner} owner={owner} user={user} />
      ) : (
        <>
          <p>{t.lead}</p>
          <p>
            <a href={mailLink} className={buttonClass('primary')}>
              {t.open}
            </a>
          </p>
          <OtherWays />
        </>
      )}
    </Card>
  )
}

const OtherWays = () => (
  <p className={css.small}>
    {typeset(t.byEmail)} <EmailLink /> {t.byPhone} <a href={phoneUrl}>{phone}</a> {t.hours}
  </p>
)

export { WithdrawalIntro as Intro }

const mailLink = mailtoLink({ to: email, subject: t.mailSubject, lines: t.mailLines(null, null) })

/**
 * The button, and the form once it is clicked or has input from before a reload. A withdrawal that has arrived is not
 * beside words about how to send one.
 */
function OnlineWithdrawal({ owner, user }: { owner: string; user: UserData | null }) {
  const [withdrawal] = useState(() => createWithdrawal(portalApi, owner, user))
  const isSent = useStore(withdrawal.$state).status === 'succeeded'
  const [opened, setOpened] = useState<'clicked' | 'restored' | null>(null)
  useEffect(() => {
    let isMounted = true
    void withdrawal.restore().then((found) => isMounted && found && setOpened((before) => before ?? 'restored'))
    return () => void (isMounted = false)
  }, [withdrawal])
  return (
    <>
      {!isSent && <p>{t.lead}</p>}
      {opened ? (
        <WithdrawalForm withdrawal={withdrawal} takesFocus={opened === 'clicked'} />
      ) : (
        <p>
          <Button onClick={() => setOpened('clicked')}>{t.open}</Button>
        </p>
      )}
      {!isSent && <OtherWays />}
    </>
  )
}
