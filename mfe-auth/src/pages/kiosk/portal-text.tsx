import { useRef, useState, createElement, Fragment, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { Button } from '@portal/shared-ui/buttons/button'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { Dialog } from '@portal/shared-ui/layout/dialog'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { typeset } from '@portal/shared-ui/text/typeset'
import { t } from '../../messages/kiosk.ts'
import { portalText } from '../../stores/portal.ts'
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

type TextStore = ReturnType<typeof portalText>

/** Takes the focus, so that keys can scroll it. */
function ScrolledText({ title, text }: { title: string; text: TextStore }) {
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

/** What is read of a node of a document. */
export type PageNode = Pick<Node, 'nodeName' | 'textContent'> & { readonly childNodes: Iterable<PageNode> }

/**
 * What an element becomes; headings stand below the title of a dialog. Of any other element only the content is copied.
 */
const tags: Readonly<Record<string, string>> = {
  H2: 'h3',
  H3: 'h4',
  P: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  DL: 'dl',
  DT: 'dt',
  DD: 'dd',
}

/** The text of a page of the portal with its headings, paragraphs and lists, without links, scripts and styles. */
export function copiedText(node: PageNode): ReactNode {
  if (node.nodeName === '#text') return typeset(node.textContent ?? '')
  if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.nodeName)) return null
  return createElement(tags[node.nodeName] ?? Fragment, null, ...[...node.childNodes].map(copiedText))
}
