import { Button, buttonClass } from '@portal/shared-ui/button'
import { FocusedHeading } from '@portal/shared-ui/focused-heading'
import { typeset } from '@portal/shared-ui/typeset'
import { useState } from 'react'
import { mailtoLink, type Mail } from '../domain/mailto-link.ts'
import { t } from '../messages/contest.ts'
import * as css from './contest.module.css'

/** Shows the prepared e-mail, opens it in the member's e-mail program and copies its text. */
export function ContestMail({ mail, onOpen, onEdit }: { mail: Mail; onOpen: () => void; onEdit: () => void }) {
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(mail.lines.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={css.send}>
      <FocusedHeading level="h2">{typeset(t.sendTitle)}</FocusedHeading>
      <p>{typeset(t.sendLead)}</p>
      <dl className={css.mail}>
        <dt className={css.small}>{t.to}</dt>
        <dd>{mail.to}</dd>
        <dt className={css.small}>{t.subject}</dt>
        <dd>{mail.subject}</dd>
        <dt className={css.small}>{t.text}</dt>
        <dd>
          <pre className={css.mailText}>{mail.lines.join('\n')}</pre>
        </dd>
      </dl>
      <div className={css.actions}>
        <a href={mailtoLink(mail)} className={buttonClass('primary')} onClick={onOpen}>
          {t.open}
        </a>
        <Button variant="outline" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button variant="quiet" onClick={onEdit}>
          {t.edit}
        </Button>
      </div>
      <output>{copied !== null && (copied ? t.copied : t.copyFailed)}</output>
      <p className={css.small}>{t.nothingOpens(mail.to)}</p>
    </div>
  )
}
