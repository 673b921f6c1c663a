import { formatDate, formatTime } from '@portal/shared-contracts/dates/berlin-time'
import { brand } from '@portal/shared-contracts/brand/brand'
import { fieldErrorText } from '@portal/shared-contracts/errors/error-messages'
import * as paths from '@portal/shared-contracts/paths'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { Button } from '@portal/shared-ui/buttons/button'
import { Panel } from '@portal/shared-ui/cards/card'
import { Checkbox } from '@portal/shared-ui/fields/checkbox'
import { HelpPanel } from '@portal/shared-ui/cards/help-panel'
import { Notice } from '@portal/shared-ui/notices/notice'
import { Step, StepActions } from '@portal/shared-ui/forms/step'
import { useState } from 'react'
import { t } from '../../messages/redeem.ts'
import type { StepProps } from './step-props.ts'
import * as css from './form-steps.module.css'

/** An order that may have been booked: the member can check its state or, after confirming, start over. */
export function OrderUnknown({ store, state, heading }: StepProps<'unknown'>) {
  const [canCheck] = useState(() => store.canCheck(state.order))
  const [checkedAt, setCheckedAt] = useState<string | null>(null)
  const sentAt = new Date(state.order.sentAt).toISOString()
  const outcome = state.error ? fieldErrorText(state.error) : checkedAt !== null && t.checkedAt(formatTime(checkedAt))
  const check = async (): Promise<void> => {
    await store.check()
    setCheckedAt(new Date().toISOString())
  }
  return (
    <Step title={t.unknownTitle} lead={t.sentAt(formatDate(sentAt), formatTime(sentAt))} heading={heading}>
      <div className={css.outcome}>
        <Notice tone="warning">{state.checking ? t.checking : t.unknown}</Notice>
        <output className={state.error ? undefined : css.note}>{!state.checking && outcome}</output>
      </div>
      <StepActions>
        {canCheck && (
          <div className={css.check}>
            <Button busy={state.checking} onClick={() => void check()}>
              {t.check}
            </Button>
            <p className={css.note}>{t.checkHint}</p>
          </div>
        )}
        <ButtonLink to={paths.transactions} variant="outline">
          {t.toTransactions}
        </ButtonLink>
      </StepActions>
      {!state.checking && <StartOver store={store} />}
      <HelpPanel title={t.helpTitle} headingLevel={3} text={t.helpText} contact={brand.contact} />
    </Step>
  )
}

function StartOver({ store }: Pick<StepProps<'unknown'>, 'store'>) {
  const [confirmed, setConfirmed] = useState(false)
  return (
    <Panel className={css.startOver}>
      <h3>{t.startOverTitle}</h3>
      <p>{t.startOverLead}</p>
      <Checkbox
        label={t.startOverConfirm}
        checked={confirmed}
        onChange={(event) => setConfirmed(event.currentTarget.checked)}
      />
      <Button
        variant="outline"
        disabledReason={confirmed ? undefined : t.startOverUnconfirmed}
        onClick={() => void store.startOver()}
      >
        {t.startOver}
      </Button>
    </Panel>
  )
}
