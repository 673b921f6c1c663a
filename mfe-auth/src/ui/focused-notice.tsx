import { useEffect, useRef, type ReactNode } from 'react'
import { Notice, type NoticeTone } from '@delikaterie/shared-ui/notice'
import * as css from './focused-notice.module.css'

export type FocusedNoticeProps = {
  tone: NoticeTone
  title: string
  /** Whatever identifies the occasion: a new one takes the focus again. */
  occasion: unknown
  action?: ReactNode
  children: ReactNode
}

/** A notice that takes the focus, so that nobody misses the answer to what they sent. */
export function FocusedNotice({ tone, title, occasion, action, children }: FocusedNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (occasion !== undefined) box.current?.focus()
  }, [occasion])
  return (
    <div ref={box} tabIndex={-1} className={css.box}>
      <Notice tone={tone} title={title} action={action}>
        <p className={css.text}>{children}</p>
      </Notice>
    </div>
  )
}
