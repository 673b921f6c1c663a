import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { Button, buttonClass } from '@delikaterie/shared-ui/button'
import { RadioCards } from '@delikaterie/shared-ui/radio-cards'
import { Step, StepActions, StepForm, type StepHeading } from '@delikaterie/shared-ui/step'
import { t } from '../messages/redeem.ts'
import type { Editing } from '../stores/redeem-state.ts'
import type { RedeemModel } from '../stores/redeem.ts'
import { fieldId, errorAt, FieldErrorSummary } from './field-errors.tsx'

/** The step 'Karte wählen': one of the member's usable cards. */
export function CardStep({ page, state, heading }: { page: RedeemModel; state: Editing; heading: StepHeading }) {
  const { context, input, errors, attempt } = state
  const options = context.cards.map(({ cardCode }) => ({ value: cardCode, title: t.cardName(cardCode) }))
  return (
    <Step title={t.cardTitle} lead={t.cardLead} heading={heading}>
      <FieldErrorSummary errors={errors} attempt={attempt} />
      <StepForm onNext={page.next}>
        <RadioCards
          id={fieldId('cardCode')}
          legend={t.cardLegend}
          name="cardCode"
          options={options}
          value={input.cardCode === '' ? undefined : input.cardCode}
          onChange={page.chooseCard}
          error={errorAt(errors, 'cardCode')}
        />
        <StepActions>
          <Button type="submit">{t.next}</Button>
          <Link to={paths.rewards} className={buttonClass('quiet')}>
            {t.allRewards}
          </Link>
        </StepActions>
      </StepForm>
    </Step>
  )
}
