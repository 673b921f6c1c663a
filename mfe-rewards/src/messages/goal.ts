import { formatPoints } from '@delikaterie/shared-contracts/format'
import type { Goal } from '../domain/goal.ts'

const counts: readonly string[] = ['', 'Ein Prämien-Highlight', 'Zwei Prämien-Highlights', 'Drei Prämien-Highlights']

/** What the balance covers today, and what is locked or missing; empty texts say nothing. */
export function goalTexts({ affordable, next }: Goal, locked: number): readonly [today: string, ahead: string] {
  const count = counts[affordable]
  const today = count ? `${count} können Sie sich heute schon gönnen.` : next ? t.closer : ''
  const parts = [
    locked > 0 && `${formatPoints(locked)} ${locked === 1 ? 'ist' : 'sind'} noch gesperrt`,
    next && `noch ${formatPoints(next.missing)} bis „${next.title}“`,
  ]
  return [today, parts.filter(Boolean).join(' · ')]
}

export const t = {
  closer: 'Jeder Euro Umsatz bringt Sie einen Punkt näher.',
  progress: (title: string): string => `Auf dem Weg zu „${title}“`,
}
