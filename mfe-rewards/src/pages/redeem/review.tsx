import { addressLines } from '@portal/shared-contracts/address'
import { formatPoints } from '@portal/shared-contracts/numbers/format'
import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { AddressLines } from '@portal/shared-ui/forms/address-lines'
import { Button } from '@portal/shared-ui/buttons/button'
import { DataList, type DataRow } from '@portal/shared-ui/lists/data-list'
import { Step, StepActions } from '@portal/shared-ui/forms/step'
import { useStore } from '@nanostores/react'
import { orderAddresses } from '../../domain/order.ts'
import type { RedeemField } from '../../domain/redeem-input.ts'
import { firstStep, type Step as StepName } from '../../domain/redeem-steps.ts'
import { t } from '../../messages/redeem.ts'
import { FieldErrorSummary } from './form-steps.tsx'
import type { FormStepProps } from './step-props.ts'
import * as css from './form-steps.module.css'

/** The step 'Prüfen und bestellen': the complete order and the button that places it. */
export function ReviewStep({ store, state, heading, back }: FormStepProps) {
  return (
    <Step title={t.reviewTitle} heading={heading}>
      <FieldErrorSummary state={state} />
      <DataList rows={rowsOf({ store, state })} />
      <p className={css.note}>
        {t.withdrawalBefore} <Link to={paths.withdrawal}>{t.withdrawal}</Link>.
      </p>
      <StepActions>
        <OrderButtons store={store} label={t.submit(state.context.offer.price)} back={back} />
      </StepActions>
    </Step>
  )
}

/** A component of its own, so that sending an order draws nothing else anew. */
function OrderButtons({ store, label, back }: Pick<FormStepProps, 'store' | 'back'> & { label: string }) {
  const sending = useStore(store.$sending)
  return (
    <>
      <Button busy={sending} onClick={store.submit}>
        {label}
      </Button>
      <Button variant="outline" aria-disabled={sending} onClick={back}>
        {t.back}
      </Button>
      <output className={css.note}>{sending && t.sending}</output>
    </>
  )
}

function rowsOf({ store, state: { context, input } }: Pick<FormStepProps, 'store' | 'state'>): DataRow[] {
  const { offer, reward, balance, member } = context
  const { billingAddress, shippingAddress } = orderAddresses(member.billing, input.address)
  const ofFields: Readonly<Record<RedeemField, DataRow[]>> = {
    cardCode: [
      {
        label: t.card,
        value: t.cardName(input.cardCode),
        isVerbatim: true,
        ...(firstStep(context.cards) === 'card' && {
          action: <Change store={store} label={t.changeCard} step="card" />,
        }),
      },
    ],
    address: [
      {
        label: t.delivery,
        value: <AddressLines lines={addressLines(shippingAddress ?? billingAddress)} />,
        action: <Change store={store} label={t.changeAddress} step="address" />,
      },
      ...(shippingAddress ? [{ label: t.billing, value: <AddressLines lines={addressLines(billingAddress)} /> }] : []),
    ],
  }
  const rows: DataRow[] = [
    // With what kind and how much of it, because this is what is ordered.
    { label: t.reward, value: [offer.title, reward.subTitle].filter((text) => text !== '').join(', ') },
    { label: t.price, value: formatPoints(offer.price) },
    ...Object.values(ofFields).flat(),
  ]
  if (balance !== null) rows.push({ label: t.afterwards, value: formatPoints(balance - offer.price) })
  return member.email === '' ? rows : [...rows, { label: t.confirmation, value: member.email, isVerbatim: true }]
}

function Change({ store, label, step }: Pick<FormStepProps, 'store'> & { label: string; step: StepName }) {
  const sending = useStore(store.$sending)
  return (
    <button
      type="button"
      className={css.change}
      aria-label={label}
      aria-disabled={sending || undefined}
      onClick={() => store.editStep(step)}
    >
      {t.change}
    </button>
  )
}
