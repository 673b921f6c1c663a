import { circle, colors, ellipse, line, moved, path, points, rect, withShadow } from '../shapes.ts'
import { tones, type Tones } from './drinks.ts'

/** A slice of lemon, standing. */
export const lemonSlice = (): string =>
  withShadow(circle(0, -40, 42, '#f2d45f')) +
  circle(0, -40, 34, '#fffbe6') +
  circle(0, -40, 30, '#f7e48f') +
  line('M0-70v60m-26-45l52 30m0-30l-52 30', '#fffbe6', 5)

/** An apple, orange, tomato, peach or plum, by its colours. */
export const fruit = ([light, shade, detail = light]: Tones, leaf: boolean = true): string =>
  withShadow(
    path(
      'M0-108c34-14 72 6 72 56 0 32-26 52-50 52-10 0-14-4-22-4s-12 4-22 4c-24 0-50-20-50-52 0-50 38-70 72-56z',
      light,
    ),
  ) +
  path('M6-110c34-8 66 12 66 58 0 32-26 52-50 52-8 0-12-2-16-3 30-30 30-76 0-107z', shade) +
  line('M-52-56c0-16 8-28 22-34', detail, 9) +
  (leaf
    ? line('M0-106c0-14 4-22 12-30', colors.brown, 6) +
      withShadow(path('M8-118c14-24 40-26 56-16-10 20-34 26-56 16z', colors.leafLight))
    : '')

/** A pear. */
export const pear = (): string =>
  withShadow(
    path(
      'M0-168c24 0 30 24 34 48 6 30 34 40 34 76 0 28-26 44-68 44s-68-16-68-44c0-36 28-46 34-76 4-24 10-48 34-48z',
      '#c9c264',
    ),
  ) +
  path('M4-168c20 2 26 26 30 48 6 30 34 40 34 76 0 26-24 42-64 44 40-40 36-110 0-168z', '#a3a047') +
  line('M-46-44c0-16 8-26 18-36', '#e6e3a4', 9) +
  line('M0-166c0-14 4-22 10-28', colors.brown, 6)

/** A bunch of grapes, hanging over the table's edge line. */
export const grapes = ([light, shade]: Tones = tones.plum): string => {
  const berries = points('-34,-96 0,-104 34,-96 -50,-66 -17,-70 17,-70 50,-66 -34,-40 0,-42 34,-40 -16,-16 16,-16')
  return (
    line('M0-116c-2-14 4-22 12-30', colors.brown, 7) +
    withShadow(path('M4-124c22-28 54-26 68-8-20 20-48 24-68 8z', colors.leafLight)) +
    berries
      .map(
        ([x = 0, y = 0]) =>
          withShadow(circle(x, y, 20, light)) +
          path(`M${x} ${y - 20}a20 20 0 0 1 0 40z`, shade) +
          ellipse(x - 7, y - 6, 3.5, 5, '#ffffff99'),
      )
      .join('')
  )
}

/** Strawberries or raspberries in a group. */
export const berries = ([light, shade, detail = light]: Tones = tones.tomato): string =>
  [
    [-44, 0, -8],
    [44, 0, 10],
    [0, -6, 0],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      moved(
        { x, y, turn },
        withShadow(path('M-34-62c0-14 68-14 68 0 4 28-16 62-34 62s-38-34-34-62z', light)),
        path('M4-72c18 0 30 4 30 10 4 28-14 60-30 62z', shade),
        circle(-14, -46, 3, detail),
        circle(4, -34, 3, detail),
        circle(-8, -22, 3, detail),
        circle(16, -50, 3, detail),
        withShadow(path('M0-64l-30-10 20-4-6-16 16 10 16-10-6 16 20 4z', colors.leaf)),
      ),
    )
    .join('')

/** Two cherries on their stems. */
export const cherries = (): string =>
  line('M-30-40c4-50 22-82 50-98m12 92c-6-40-8-66-12-92', colors.leaf, 5) +
  withShadow(path('M20-138c-30-16-54-4-60 14 24 12 46 6 60-14z', colors.leafLight)) +
  [-32, 32]
    .map(
      (x) =>
        withShadow(circle(x, -30, 30, colors.burgundyLight)) +
        path(`M${x}-60a30 30 0 0 1 0 60z`, colors.burgundy) +
        ellipse(x - 11, -40, 4, 7, colors.rose),
    )
    .join('')

/** A bundle of asparagus, tied. */
export const asparagus = ([light, shade]: Tones = tones.leaf): string =>
  [-52, -26, 0, 26, 52]
    .map((x, step) =>
      moved(
        { x, y: -((step % 2) * 10), turn: x / 7 },
        withShadow(
          path('M-13 0v-196c0-30 26-50 26-50', 'none') + path('M-14 0v-190c0-24 8-40 14-50 6 10 14 26 14 50V0z', light),
        ),
        path('M1-239c6 10 13 26 13 49V0H1z', shade),
        path('M-10-196l10-20 10 20zm0 40l10-16 10 16z', shade),
      ),
    )
    .join('') +
  withShadow(rect(-84, -96, 168, 30, 10, colors.burgundy)) +
  rect(10, -96, 74, 30, 10, colors.burgundyDark)

/** A mushroom; in dark tones a truffle's neighbour. */
export const mushroom = ([light, shade, detail = light]: Tones = tones.crust): string =>
  withShadow(path('M-26-80h52c-4 34 10 54 6 72-4 12-60 12-64 0-4-18 10-38 6-72z', '#fdf2dc')) +
  path('M4-80h22c-4 34 10 54 6 72-2 6-14 9-28 9z', colors.creamShade) +
  withShadow(path('M-88-74c0-52 40-82 88-82s88 30 88 82c-20 12-156 12-176 0z', light)) +
  path('M10-155c44 4 78 32 78 81-10 6-46 9-78 9 24-30 24-64 0-90z', shade) +
  line('M-66-86c2-20 14-34 32-42', detail, 9)

/** A pumpkin. */
export const pumpkin = ([light, shade, detail = light]: Tones = tones.orange): string =>
  line('M0-140c-2-20 6-32 20-38', colors.leaf, 14) +
  withShadow(ellipse(-66, -72, 62, 68, shade), ellipse(66, -72, 62, 68, shade)) +
  withShadow(ellipse(-38, -72, 52, 72, light), ellipse(42, -72, 52, 72, shade)) +
  withShadow(ellipse(0, -72, 44, 74, light)) +
  line('M-70-84c2-20 10-32 22-42m24 42c0-18 6-32 14-42', detail, 8)

/** A bunch of carrots with their greens. */
export const carrots = (): string =>
  [-34, 0, 34]
    .map((x, step) =>
      moved(
        { x, y: -4, turn: x / 2 },
        line(
          'M0-150c-14-30-10-52-22-76m22 76c4-34-2-54 6-84m-6 84c12-26 18-46 34-60',
          step === 1 ? colors.leafLight : colors.leaf,
          9,
        ),
        withShadow(path('M-24-146c0-18 48-18 48 0 0 50-14 120-24 146-10-26-24-96-24-146z', '#e98a3d')),
        path('M2-159c14 1 22 6 22 13 0 50-14 120-22 146z', '#cf6f27'),
        line('M-14-116h12m-8 34h10', '#f6c48c', 5),
      ),
    )
    .join('')

/** A sprig of rosemary, sage or bay. */
export const sprig = ([light, shade]: Tones = tones.leaf): string =>
  line('M-70-6C-20-30 30-70 70-130', shade, 6) +
  points('-44,-22,30 -34,-30,-60 -6,-46,36 4,-56,-54 28,-78,40 36,-90,-46 58,-112,20')
    .map(([x = 0, y = 0, turn = 0]) =>
      moved({ x, y, turn }, withShadow(path('M0 0c-13-16-13-40 0-56 13 16 13 40 0 56z', turn > 0 ? light : shade))),
    )
    .join('')

/** Green and dark olives. */
export const olives = (): string =>
  points('-40,-24,20 4,-26,-20 46,-23,40 -18,-60,0 26,-62,30')
    .map(([x = 0, y = 0, turn = 0], step) => {
      const [light, shade] = step % 2 === 0 ? tones.leaf : tones.plum
      return moved(
        { x, y, turn },
        withShadow(ellipse(0, 0, 20, 26, light)),
        path('M0-26a20 26 0 0 1 0 52z', shade),
        ellipse(-7, -8, 3.5, 6, '#ffffffaa'),
      )
    })
    .join('')

/** Two eggs. */
export const eggs = (): string =>
  [
    [-36, 0, -8, '#f3dcc0', '#dfbf98'],
    [36, 0, 10, '#fdf2dc', '#eedcbc'],
  ]
    .map(([x, y, turn, light, shade]) =>
      moved(
        { x: Number(x), y: Number(y), turn: Number(turn) },
        withShadow(path('M0-108c26 0 42 40 42 66 0 26-18 42-42 42s-42-16-42-42c0-26 16-66 42-66z', String(light))),
        path('M4-107c24 4 38 42 38 65 0 24-16 40-38 42 26-34 26-76 0-107z', String(shade)),
      ),
    )
    .join('')

/** A fig and its half. */
export const figs = (): string =>
  withShadow(
    path('M-44-112c8-14 18-12 20 0 30 18 42 44 36 72-6 26-24 40-46 40s-46-12-48-42c-2-28 14-52 38-70z', '#6d3b56'),
  ) +
  path('M-24-112c30 18 42 44 36 72-6 26-24 40-46 40 30-30 34-78 10-112z', '#4f263d') +
  moved(
    { x: 60, y: -42 },
    withShadow(ellipse(0, 0, 52, 44, '#6d3b56')),
    ellipse(0, 0, 45, 37, '#f6ead2'),
    ellipse(0, 0, 34, 27, '#c9566a'),
    ...points('-16,-6 0,8 14,-8 -4,-12 18,8 -18,8').map(([x = 0, y = 0]) => ellipse(x, y, 3, 4.5, '#f9dc8f')),
  )
