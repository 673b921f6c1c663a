import { Notice, type NoticeTone } from '@delikaterie/shared-ui/notice'
import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './focused-notice.module.css'

export type FocusedNoticeProps = { tone: NoticeTone; title: string; children: ReactNode }

/** A notice that takes the focus when it appears, because the control that led to it is gone. */
export function FocusedNotice({ tone, title, children }: FocusedNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={css.box}>
      <Notice tone={tone} title={title}>{children}</Notice>
    </div>
  )
}
