import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { booking, dated } from '../../testing/bookings.ts'
import { PointsChart } from './chart.tsx'

const at = '2026-11-19T11:12:00Z'

/** The view of the drawing, and height and place of the newest month's bars. */
function drawn(points: readonly (readonly [points: number, locked?: boolean])[]) {
  const bookings = points.map(([sum, locked = false], index) => booking(`b${index}`, at, sum, { locked }))
  const markup = renderToStaticMarkup(<PointsChart bookings={dated(bookings)} today="2026-11-20" isFiltered={false} />)
  const view = /viewBox="0 (\S+) 240 (\S+)" preserveAspectRatio/.exec(markup)?.slice(1).map(Number)
  const bars = [...markup.matchAll(/<rect x="224" width="12" y="(\S+)" height="(\S+)"/g)]
  return { view, bars: bars.map(([, y, height]) => [Number(y), Number(height)]) }
}

test.each([
  {
    title: 'only earned points',
    points: [[100]],
    view: [-100, 100],
    bars: [
      [-100, 100],
      [-100, 0],
      [0, 0],
    ],
  },
  {
    title: 'locked points on earned ones',
    points: [[60], [40, true]],
    view: [-100, 100],
    bars: [
      [-60, 60],
      [-100, 40],
      [0, 0],
    ],
  },
  {
    title: 'only redeemed points',
    points: [[-9]],
    view: [0, 9],
    bars: [
      [0, 0],
      [0, 0],
      [0, 9],
    ],
  },
  {
    title: 'both on one scale',
    points: [[300], [-100]],
    view: [-300, 400],
    bars: [
      [-300, 300],
      [-300, 0],
      [0, 100],
    ],
  },
  {
    title: 'no points',
    points: [[0]],
    view: [0, 1],
    bars: [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  },
  {
    title: 'more returned than locked points',
    points: [[-5, true]],
    view: [0, 1],
    bars: [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  },
] as const)('bars of $title stand above and below the axis', ({ points, view, bars }) => {
  expect(drawn(points)).toEqual({ view, bars })
})
