import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { expect, test } from 'vitest'
import { berlinOffset } from './berlin-offset.ts'

/** Every day, and every hour of the months in which clocks change; before 1950 that was in many. */
function step(time: number): number {
  const date = new Date(time)
  const months = date.getUTCFullYear() < 1950 ? [2, 3, 4, 5, 8, 9, 10] : [2, 3, 8, 9]
  return months.includes(date.getUTCMonth()) ? millisecondsInHour : millisecondsInDay
}

test('the offset from 1900 until 2037 is that of the time zone data', () => {
  const different: string[] = []
  for (let time = Date.UTC(1900, 0, 2); time < Date.UTC(2038, 0); time += step(time)) {
    for (const moment of [new Date(time - 1), new Date(time)]) {
      const expected = tzOffset('Europe/Berlin', moment) * millisecondsInMinute
      if (berlinOffset(moment) !== expected) different.push(moment.toISOString())
    }
  }
  expect(different).toEqual([])
})
