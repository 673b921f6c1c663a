import type { ReactNode } from 'react'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.tsx'
import { classNames } from '../styles/class-names.ts'
import * as css from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon }

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  /** Renders the title as a heading of this level. */
  headingLevel?: 2 | 3 | 4
  /** For example a retry button or a link. */
  action?: ReactNode
  children?: ReactNode
  className?: string | undefined
}

/** A message with an icon. Screen readers announce errors at once, other messages when idle. */
export function Notice({ tone = 'info', title, headingLevel, action, children, className }: NoticeProps) {
  const Icon = toneIcons[tone]
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(css.notice, css[tone], className)}>
      <Icon className={css.icon} />
      <div className={css.body}>
        {title && <Title className={css.title}>{title}</Title>}
        {children && <div className={css.text}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
