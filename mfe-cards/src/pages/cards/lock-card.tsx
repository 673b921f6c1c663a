import { brand } from '@portal/shared-contracts/brand/brand'
import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { failureOf } from '@portal/page-library/stores'
import { isAddressField } from '@portal/shared-contracts/address'
import { Button } from '@portal/shared-ui/buttons/button'
import { Dialog } from '@portal/shared-ui/layout/dialog'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { Form } from '@portal/shared-ui/forms/form'
import { Notice } from '@portal/shared-ui/notices/notice'
import { PartLink } from '@portal/shared-ui/layout/part-link'
import { TextField } from '@portal/shared-ui/fields/text-field'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { partIds } from '../../domain/cards.ts'
import { lock } from '../../messages/cards.ts'
import type { LockCardStore } from '../../stores/lock-card.ts'
import type { OrderCardStore } from '../../stores/order-card.ts'
import * as css from '../cards.module.css'
import { useFocusAfterFailure } from './focus-after-failure.ts'

/**
 * The dialog that locks a card, and the notice of success above the list, which offers a new card until it is ordered.
 */
export function LockCard({ dialog, order }: { dialog: LockCardStore; order: OrderCardStore }) {
  const state = useStore(dialog.$state)
  const isOrdered = useStore(order.$state).status === 'succeeded'
  const cardCode = useStore(dialog.$cardCode)
  const form = useId()
  return (
    <>
      <Dialog
        open={cardCode !== null}
        title={lock.title}
        closeLabel={lock.close}
        onClose={dialog.close}
        actions={
          <>
            <Button variant="outline" onClick={dialog.close}>
              {lock.cancel}
            </Button>
            <Button variant="destructive" type="submit" form={form} busy={state.status === 'sending'}>
              {lock.submit}
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
          title={lock.lockedTitle}
          action={!isOrdered && <PartLink to={partIds.order}>{lock.orderNew}</PartLink>}
        >
          <span>{typeset(lock.locked(state.result))}</span> <a href={brand.contact.phoneUrl}>{brand.contact.phone}</a>.
        </FocusedNotice>
      )}
    </>
  )
}

function Question({ dialog, form, cardCode }: { dialog: LockCardStore; form: string; cardCode: string }) {
  const state = useStore(dialog.$state)
  const reason = useStore(dialog.$reason)
  const field = useFocusAfterFailure(state)
  const { errors } = failureOf(state)
  const reasonError = errors.find(({ input }) => input === 'reason')
  const [otherError] = errors.filter((error) => error !== reasonError)

  return (
    <Form id={form} className={css.question} onSubmit={dialog.submit}>
      <p className={css.number}>{typeset(lock.card(cardCode))}</p>
      <p>
        {lock.forGood} <a href={brand.contact.phoneUrl}>{brand.contact.phone}</a> {lock.hours}
      </p>
      <TextField
        ref={field}
        label={lock.reason}
        hint={lock.reasonHint}
        error={reasonError !== undefined && lock.reasonError(reasonError, reason)}
        value={reason}
        required
        readOnly={state.status === 'sending'}
        onChange={(event) => dialog.type(event.currentTarget.value)}
      />
      {otherError !== undefined && (
        <Notice
          tone="error"
          action={isAddressField(otherError.input) && <Link to={paths.accountData}>{lock.toAccountData}</Link>}
        >
          {lock.error(otherError, dialog.address())}
        </Notice>
      )}
    </Form>
  )
}
