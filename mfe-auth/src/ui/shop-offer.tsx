import * as paths from '@delikaterie/shared-contracts/paths'
import { useStore } from '@nanostores/react'
import type { UserData } from '@delikaterie/shared-contracts/calls'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { Button } from '@delikaterie/shared-ui/button'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { CheckIcon } from '@delikaterie/shared-ui/icons'
import { Stack } from '@delikaterie/shared-ui/section'
import { typeset } from '@delikaterie/shared-ui/typeset'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { sentenceOf } from '../messages/fields.ts'
import { t } from '../messages/shop-landing.ts'
import { firstErrorOf } from '../stores/first-error.ts'
import type { ShopLandingModel } from '../stores/shop-landing.ts'
import * as css from './shop-offer.module.css'

/** The benefits of joining and the button for it. */
export function ShopOffer({ landing, user }: { landing: ShopLandingModel; user: UserData }) {
  const state = useStore(landing.$state)
  const name = `${user.address.firstName} ${user.address.lastName}`.trim()
  return (
    <Stack>
      <FailureNotice title={t.failed} error={firstErrorOf(state)} textOf={sentenceOf()} />
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
        <Link to={paths.conditions} target="_blank" rel="noopener">
          {t.conditions}
          <VisuallyHidden> {t.newTab}</VisuallyHidden>
        </Link>
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
