import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { Button } from '@portal/shared-ui/button'
import { classNames } from '@portal/shared-ui/class-names'
import { Dialog } from '@portal/shared-ui/dialog'
import { RetryNotice } from '@portal/shared-ui/retry-notice'
import { t } from '../../messages/kiosk.ts'
import { portalText } from '../../stores/portal.ts'
import { Loading } from '../../ui/loading.tsx'
import { copiedText } from './copied-text.tsx'
import * as css from './portal-text.module.css'

/** A button that opens the text of a page of the portal in a dialog of the kiosk. */
export function PortalText({ title, path }: { title: string; path: string }) {
  const [open, setOpen] = useState(false)
  const [text] = useState(() => portalText(path))
  const close = (): void => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t.consents.read(title)}
      </Button>
      <Dialog
        open={open}
        title={title}
        closeLabel={t.consents.closeText}
        onClose={close}
        actions={<Button onClick={close}>{t.consents.close}</Button>}
      >
        <ScrolledText title={title} text={text} />
      </Dialog>
    </>
  )
}

type TextModel = ReturnType<typeof portalText>

/** Takes the focus, so that keys can scroll it. */
function ScrolledText({ title, text }: { title: string; text: TextModel }) {
  const box = useRef<HTMLDivElement>(null)
  const state = useStore(text.$state)

  function retry(): void {
    // The button disappears, and the headings of the page are behind the dialog.
    box.current?.focus()
    void text.refresh()
  }

  return (
    <div
      ref={box}
      role="region"
      aria-label={title}
      tabIndex={0}
      className={classNames(css.text, state.status === 'failed' && css.failed)}
    >
      {state.status === 'loading' && <Loading text={t.loading} lines={4} />}
      {state.status === 'failed' && (
        <RetryNotice text={t.consents.readFailed} retry={t.enrolment.retry} onRetry={retry} />
      )}
      {state.status === 'ready' && <div className={css.copied}>{copiedText(state.value)}</div>}
    </div>
  )
}
