import { addressLines } from '@delikaterie/shared-contracts/domain/address-lines'
import type { AddressField, PostalAddress } from '@delikaterie/shared-contracts/domain/delivery-address'
import { AddressLines } from '@delikaterie/shared-ui/address-lines'
import { Button } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import type { MouseEvent, ReactNode } from 'react'
import { t } from '../messages/redeem.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import type { RedeemModel } from '../stores/redeem.ts'
import { Step, StepActions } from '@delikaterie/shared-ui/step'
import type { Heading } from './redeem-content.tsx'
import * as css from './redeem.module.css'

type SuggestionStepProps = {
  page: RedeemModel
  state: Extract<RedeemState, { status: 'suggestion' }>
  heading: Heading
}

/** The typed and the suggested address; choosing either places the order. */
export function SuggestionStep({ page, state, heading }: SuggestionStepProps) {
  const { given, suggested, differing } = state.suggestion
  return (
    <Step title={t.suggestionTitle} lead={t.suggestionLead} heading={heading}>
      <p className={css.binding}>{t.suggestionBinding(state.context.offer.price)}</p>
      <div className={css.addresses}>
        <Choice title={t.suggested} address={suggested} marked={differing}>
          <Button onClick={once(page.acceptSuggestion)}>{t.accept}</Button>
        </Choice>
        <Choice title={t.given} address={given} marked={differing}>
          <Button variant="outline" onClick={once(page.keepTypedAddress)}>
            {t.keepTyped}
          </Button>
        </Choice>
      </div>
      <StepActions>
        <Button variant="quiet" onClick={() => page.goTo('address')}>
          {t.editAddress}
        </Button>
      </StepActions>
    </Step>
  )
}

/**
 * Ignores the second click of a double click on the previous step's button, which may hit one of
 * these buttons and would place an order.
 */
const once = (choose: () => Promise<void>) => (event: MouseEvent) => {
  if (event.detail < 2) void choose()
}

type ChoiceProps = { title: string; address: PostalAddress; marked: readonly AddressField[]; children: ReactNode }

function Choice({ title, address, marked, children }: ChoiceProps) {
  return (
    <Card className={css.choice}>
      <div>
        <h3 className={css.choiceTitle}>{title}</h3>
        <AddressLines lines={addressLines(address, marked)} />
      </div>
      {children}
    </Card>
  )
}
