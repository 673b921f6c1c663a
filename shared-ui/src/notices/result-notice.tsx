import { FocusedNotice, type FocusedNoticeProps } from './focused-notice.tsx'
import * as css from './result-notice.module.css'

export type ResultNoticeProps = Omit<FocusedNoticeProps, 'headingLevel' | 'className'> & { headingLevel?: 2 | 3 }

/** What a card shows once its form or link is done: a notice with a heading and without a box of its own. */
export const ResultNotice = ({ headingLevel = 2, ...notice }: ResultNoticeProps) => (
  <FocusedNotice {...notice} headingLevel={headingLevel} className={css.result} />
)
