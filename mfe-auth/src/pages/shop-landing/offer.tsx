import * as paths from '@delikaterie/shared-contracts/paths'
import { useStore } from '@nanostores/react'
import type { UserData } from '@delikaterie/shared-contracts/calls'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { CheckIcon } from '@delikaterie/shared-ui/icons'
import { Stack } from '@delikaterie/shared-ui/section'
import { typeset } from '@delikaterie/shared-ui/typeset'
import { sentenceOf } from '../../messages/fields.ts'
import { t } from '../../messages/shop-landing.ts'
import type { ShopLandingModel } from '../../stores/shop-landing.ts'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import * as css from './offer.module.css'

/** The benefits of joining and the button for it. */
export function ShopOffer({ landing, user }: { landing: ShopLandingModel; user: UserData }) {
  const state = useStore(landing.$state)
  const name = `${user.address.firstName} ${user.address.lastName}`.trim()
  return (
    <Stack>
      <FailureNotice title={t.failed} error={failureOf(state).errors[0]} textOf={sentenceOf()} />
      <h2>{typeset(name === '' ? t.offerNameless : t.offer(name))}</h2>
      <ul className={css.benefits}>
        {t.benefits.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <CheckIcon size={20} />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <p className={css.conditions}>
        {t.conditionsBefore}
        <NewTabLink to={paths.conditions}>{t.conditions}</NewTabLink>
        {t.conditionsAfter}
      </p>
      <div>
        <Button busy={state.status === 'sending'} onClick={() => void landing.submit(user)}>
          {t.submit}
        </Button>
      </div>
    </Stack>
  )
}
