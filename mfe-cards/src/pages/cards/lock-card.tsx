import { isAddressField } from '@portal/shared-stores/address'
import { brand } from '@portal/shared-contracts/brand'
import { Link } from '@portal/shared-contracts/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { failureOf } from '@portal/shared-stores'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { FocusedNotice } from '@portal/shared-ui/focused-notice'
import { Form } from '@portal/shared-ui/form'
import { Notice } from '@portal/shared-ui/notice'
import { PartLink } from '@portal/shared-ui/part-link'
import { TextField } from '@portal/shared-ui/text-field'
import { typeset } from '@portal/shared-ui/typeset'
import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { partIds } from '../../domain/cards.ts'
import { lock as t } from '../../messages/cards.ts'
import type { LockCardModel } from '../../stores/lock-card.ts'
import type { OrderCardModel } from '../../stores/order-card.ts'
import { useFieldError } from './use-field-error.ts'
import * as css from '../cards.module.css'

/** The dialog that locks a card, and the notice of success above the list, which offers a new card until it is ordered. */
export function LockCard({ dialog, order }: { dialog: LockCardModel; order: OrderCardModel }) {
  const state = useStore(dialog.$state)
  const isOrdered = useStore(order.$state).status === 'succeeded'
  const cardCode = useStore(dialog.$cardCode)
  const form = useId()
  return (
    <>
      <Dialog
        open={cardCode !== null}
        title={t.title}
        closeLabel={t.close}
        onClose={dialog.close}
        actions={
          <>
            <Button variant="outline" onClick={dialog.close}>
              {t.cancel}
            </Button>
            <Button variant="destructive" type="submit" form={form} busy={state.status === 'sending'}>
              {t.submit}
            </Button>
          </>
        }
      >
        {cardCode !== null && <Question dialog={dialog} form={form} cardCode={cardCode} />}
      </Dialog>
      {/* After the dialog, because the closing dialog returns the focus to a button that is then removed. */}
      {state.status === 'succeeded' && (
        <FocusedNotice
          key={state.result}
          tone="success"
          title={t.lockedTitle}
          action={!isOrdered && <PartLink to={partIds.order}>{t.orderNew}</PartLink>}
        >
          <span>{typeset(t.locked(state.result))}</span> <a href={brand.contact.phoneUrl}>{brand.contact.phone}</a>.
        </FocusedNotice>
      )}
    </>
  )
}

function Question({ dialog, form, cardCode }: { dialog: LockCardModel; form: string; cardCode: string }) {
  const state = useStore(dialog.$state)
  const reason = useStore(dialog.$reason)
  const { field } = useFieldError(state)
  const { errors } = failureOf(state)
  const reasonError = errors.find(({ input }) => input === 'reason')
  const [otherError] = errors.filter((error) => error !== reasonError)

  return (
    <Form id={form} className={css.question} onSubmit={dialog.submit}>
      <p className={css.number}>{typeset(t.card(cardCode))}</p>
      <p>
        {t.forGood} <a href={brand.contact.phoneUrl}>{brand.contact.phone}</a> {t.hours}
      </p>
      <TextField
        ref={field}
        label={t.reason}
        hint={t.reasonHint}
        error={reasonError !== undefined && t.reasonError(reasonError, reason)}
        value={reason}
        required
        readOnly={state.status === 'sending'}
        onChange={(event) => dialog.type(event.currentTarget.value)}
      />
      {otherError !== undefined && (
        <Notice
          tone="error"
          action={isAddressField(otherError.input) && <Link to={paths.accountData}>{t.toAccountData}</Link>}
        >
          {t.error(otherError, dialog.address())}
        </Notice>
      )}
    </Form>
  )
}
