import { bus } from '@portal/page-library/session/bus'
import { passwordChanged } from '@portal/shared-contracts/password/password-changed'
import { Link, useNavigation } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { Button } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { FocusedHeading } from '@portal/shared-ui/text/focused-heading'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { useEffect, useState } from 'react'
import { password as t } from '../../messages/account-data.ts'
import { Part, useFocusAfterEditing } from './part.tsx'
import * as css from './section.module.css'

/** The form of mfe-auth to change the password, once asked for; a link to its page where no other remote is shown. */
export function Password() {
  const { Widget } = useNavigation()
  const [isOpen, setOpen] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const openButton = useFocusAfterEditing(isOpen, isChanged)
  useEffect(
    () =>
      bus.on('passwordForm:closed', (closed) => {
        setOpen(false)
        setChanged(closed.isChanged)
      }),
    [],
  )

  const open = (): void => {
    setOpen(true)
    setChanged(false)
  }
  return (
    <Part part="password">
      {isChanged && (
        <FocusedNotice tone="success" title={passwordChanged.title}>
          {passwordChanged.text}
        </FocusedNotice>
      )}
      <Card className={css.section}>
        {isOpen && Widget ? (
          <div className={css.form}>
            <FocusedHeading>{t.change}</FocusedHeading>
            <Widget
              name="mfe-auth/change-password"
              skeleton={<Loading text={t.loading} shape="box" className={css.widget} />}
            />
          </div>
        ) : (
          <p>{t.lead}</p>
        )}
        {!isOpen && Widget && (
          <Button ref={openButton} variant="outline" onClick={open}>
            {t.change}
          </Button>
        )}
        {!Widget && (
          <p>
            <Link to={paths.changePassword}>{t.change}</Link>
          </p>
        )}
      </Card>
    </Part>
  )
}
