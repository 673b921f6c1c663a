import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { figures } from '@portal/shared-contracts/programme/figures'
import { formatPoints } from '@portal/shared-contracts/numbers/format'
import type { Goal } from '../domain/goal.ts'
import { numberWord } from './number-word.ts'

/** With hyphens at which no line ends. */
const unbroken = (name: string): string => name.replaceAll('-', '-\u2060')

/** What the balance covers today, what is missing and what is locked; empty texts say nothing. */
export function goalTexts(
  { affordable, next }: Goal,
  lockedPoints: number,
): { today: string; ahead: string; locked: string } {
  const highlights = affordable === 1 ? 'Prämien-Highlight' : 'Prämien-Highlights'
  return {
    today:
      affordable > 0
        ? sieOrDu(
            `${numberWord(affordable)} ${highlights} können Sie sich heute schon gönnen.`,
            `${numberWord(affordable)} ${highlights} kannst Du Dir heute schon gönnen.`,
          )
        : next
          ? t.closer
          : '',
    ahead: next ? `Noch ${formatPoints(next.missing)} bis „${unbroken(next.title)}“` : '',
    locked: lockedText(lockedPoints),
  }
}

function lockedText(points: number): string {
  if (points <= 0) return ''
  return points === 1 ? 'Ein weiterer Punkt ist noch gesperrt.' : `Weitere ${formatPoints(points)} sind noch gesperrt.`
}

export const t = {
  closer: sieOrDu(
    `Jeder Euro bringt Sie ${figures.earnedPerEuro} näher.`,
    `Jeder Euro bringt Dich ${figures.earnedPerEuro} näher.`,
  ),
  progress: (title: string): string => `Auf dem Weg zu „${title}“`,
}
