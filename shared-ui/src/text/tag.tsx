import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as css from './tag.module.css'

export type TagTone = 'neutral' | 'emphasis' | 'accent' | 'scarcity'

/** A short label; its information must also be elsewhere on the page. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classNames(css.tag, css[tone])}>{children}</span>
}
