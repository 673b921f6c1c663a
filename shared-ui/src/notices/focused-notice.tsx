import { useEffect, useRef, type ReactNode } from 'react'
import { Notice, type NoticeProps, type NoticeTone } from './notice.tsx'
import * as css from './focused-notice.module.css'

export type FocusedNoticeProps = Pick<NoticeProps, 'headingLevel' | 'action' | 'className'> & {
  tone: NoticeTone
  title?: ReactNode
  /** Identifies what the notice is about; a new value takes the focus again. */
  occasion?: unknown
  children: ReactNode
}

/** A notice that takes the focus when it appears, because the submitted form may have been removed. */
export function FocusedNotice({ occasion, ...notice }: FocusedNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [occasion])
  return (
    <div ref={box} tabIndex={-1} className={css.box}>
      <Notice {...notice} />
    </div>
  )
}
