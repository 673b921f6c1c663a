import { Button } from '@delikaterie/shared-ui/button'
import { Dialog } from '@delikaterie/shared-ui/dialog'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { Notice } from '@delikaterie/shared-ui/notice'
import { TextField } from '@delikaterie/shared-ui/text-field'
import { useStore } from '@nanostores/react'
import { useEffect, useId, type FormEvent } from 'react'
import { t } from '../messages/lock-card.ts'
import type { LockCardModel } from '../stores/lock-card.ts'
import * as css from './cards.module.css'

/** Asks before a card is locked; afterwards says that it is, before the list (spec §4, Card). */
export function LockCard({ dialog }: { dialog: LockCardModel }) {
  const state = useStore(dialog.$state)
  const form = useId()
  const open = state.status === 'asking' || state.status === 'sending'
  const busy = state.status === 'sending'
  return (
    <>
      <Dialog
        open={open}
        title={t.title}
        closeLabel={t.close}
        onClose={dialog.close}
        actions={
          <>
            <Button variant="outline" onClick={dialog.close}>
              {t.cancel}
            </Button>
            <Button type="submit" form={form} busy={busy}>
              {t.submit}
            </Button>
          </>
        }
      >
        {open && <Question dialog={dialog} form={form} />}
      </Dialog>
      {/* After the dialog, whose closing gives the focus back to a button that is about to go. */}
      {state.status === 'locked' && (
        <FocusedNotice key={state.cardCode} tone="success" title={t.lockedTitle}>
          {t.locked(state.cardCode)}
        </FocusedNotice>
      )}
    </>
  )
}

function Question({ dialog, form }: { dialog: LockCardModel; form: string }) {
  const state = useStore(dialog.$state)
  const reason = useStore(dialog.$reason)
  const id = useId()
  const attempt = state.status === 'asking' ? state.attempt : 0
  useEffect(() => {
    if (attempt > 0) document.getElementById(id)?.focus()
  }, [id, attempt])
  if (state.status !== 'asking' && state.status !== 'sending') return null

  function submit(event: FormEvent): void {
    event.preventDefault()
    void dialog.submit()
  }

  const code = state.status === 'asking' ? state.code : null
  return (
    <form id={form} noValidate className={css.form} onSubmit={submit}>
      <p className={css.number}>{t.card(state.cardCode)}</p>
      <p>{t.forGood}</p>
      <TextField
        id={id}
        label={t.reason}
        mark="*"
        hint={t.reasonHint}
        error={code === 'stringEmpty' && t.error(code)}
        value={reason}
        maxLength={500}
        required
        readOnly={state.status === 'sending'}
        onChange={(event) => dialog.type(event.currentTarget.value)}
      />
      {code !== null && code !== 'stringEmpty' && <Notice tone="error">{t.error(code)}</Notice>}
    </form>
  )
}
