import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './tag.module.css'

export type TagTone = 'neutral' | 'green' | 'butter' | 'burgundy'

/** A short label that sorts or marks, never the only place where something is said. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classNames(css.tag, css[tone])}>{children}</span>
}
