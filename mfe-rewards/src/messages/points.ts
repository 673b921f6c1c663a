import { formatNumber } from '@delikaterie/shared-contracts/format'

/** The word after a number of points. */
export const pointsWord = (points: number | null): string => (points === 1 ? 'Punkt' : 'Punkte')

/** `1.500 Punkte`; unknown points are shown as `- Punkte` (spec §9). */
export const pointsText = (points: number | null): string => `${formatNumber(points)} ${pointsWord(points)}`
