import { circle, colors, ellipse, line, moved, path, rect, withShadow } from '../shapes.ts'
import { tones, type Tones } from './drinks.ts'
import { lemonSlice } from './produce.ts'

/** A wedge of cheese with holes. */
export const wedge = ([light, shade, detail = light]: Tones = tones.gold): string =>
  withShadow(path('M-140-66L30-168l96 58V0H-140z', light)) +
  path('M-140-66L30-168l96 58-28 10z', detail) +
  path('M64-104l62-6V0H64z', shade) +
  [
    [-90, -32, 16],
    [-28, -52, 12],
    [20, -24, 15],
    [96, -50, 11],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, colors.gold) + circle(x + 2, y + 2, r * 0.72, '#b57c2a'))
    .join('')

/** A wheel of cheese, a wedge cut out. */
export const wheel = (
  [light, shade, detail = light]: Tones = tones.crust,
  inside: string = colors.butterLight,
): string =>
  withShadow(path('M-130-120v84c0 24 60 36 130 36s130-12 130-36v-84z', light)) +
  path('M20-120h110v84c0 20-46 34-110 36z', shade) +
  withShadow(ellipse(0, -120, 130, 36, detail)) +
  path('M0-120L-112-102c-8-6-18-12-18-18v84c0 14 20 24 50 30z', inside) +
  path('M0-120L-80-6c-22-4-40-12-50-22v-84z', colors.butter) +
  path('M0-120v120c-30 0-58-2-80-6z', '#dea63f') +
  circle(-60, -60, 9, colors.gold) +
  circle(-96, -56, 7, colors.gold)

/** A salami with slices in front of it. */
export const salami = (): string =>
  moved(
    { x: 10, y: -52, turn: -12 },
    withShadow(rect(-130, -44, 260, 84, 40, colors.burgundy)),
    rect(-120, 0, 240, 38, 19, colors.burgundyDark),
    line('M-100-24h120', colors.burgundyLight, 8),
    line('M-60-44l10 84m40-84l10 84m40-84l10 84', '#f1dfe6', 4),
    line('M130-6l26-12', '#f1dfe6', 6),
  ) +
  [
    [-74, -26],
    [-10, -24],
  ]
    .map(
      ([x = 0, y = 0]) =>
        withShadow(ellipse(x, y, 40, 26, colors.burgundyLight)) +
        ellipse(x - 2, y - 2, 34, 21, '#b65763') +
        circle(x - 12, y - 6, 4, '#f6dcd6') +
        circle(x + 8, y + 6, 5, '#f6dcd6') +
        circle(x + 10, y - 10, 3.5, '#f6dcd6'),
    )
    .join('')

/** A ham on the bone. */
export const ham = (): string =>
  withShadow(
    path(
      'M-146-76c-4-52 46-88 110-84 60 4 96 36 130 60l40-16c8-4 16 8 10 14l-24 22c6 26-8 46-40 56-60 24-222 34-226-52z',
      '#d98c7c',
    ),
  ) +
  path('M-36-160c60 4 96 36 130 60 34 22 40 56-4 76-60 24-160 28-200-4 90 10 130-60 74-132z', '#c06e60') +
  withShadow(ellipse(-90, -80, 54, 66, '#f3c4b4')) +
  ellipse(-92, -80, 44, 55, '#e39c8c') +
  circle(-92, -80, 15, '#fffaf0') +
  circle(-92, -80, 8, colors.creamShade) +
  line('M-20-130c36 6 60 22 84 40', '#f3c4b4', 8)

/** A fish on a board, its head to the left. */
export const fish = ([light, shade, detail = light]: Tones = tones.blue): string =>
  withShadow(rect(-180, -34, 360, 34, 14, colors.wood)) +
  rect(-180, -16, 360, 16, 8, colors.woodDark) +
  withShadow(path('M-160-74c40-62 130-74 210-24l70-44c10 30 8 100 0 130l-70-36c-80 46-170 36-210-26z', light)) +
  path('M-160-74c60 30 130 30 210-2l78 4c0 24-2 44-8 60l-70-36c-80 46-170 36-210-26z', shade) +
  circle(-112, -84, 9, '#fffaf0') +
  circle(-112, -84, 5, colors.cocoa) +
  line('M-76-110c16 20 16 50 0 70m50-78c14 22 14 60 0 82m44-70c10 18 10 40 0 56', detail, 5)

/** Oysters with a slice of lemon. */
export const oysters = (): string =>
  [
    [-84, -30, -10],
    [76, -32, 12],
    [0, -56, 0],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      moved(
        { x, y, turn },
        withShadow(path('M-78 4c-8-36 34-60 80-56 42 4 78 28 72 58-6 26-146 28-152-2z', '#8b8a80')),
        path('M-62 0c-2-26 30-42 64-40 34 2 60 20 56 40-4 18-118 18-120 0z', '#e9e4da'),
        ellipse(0, -6, 34, 14, '#c9c2b2'),
        circle(14, -10, 8, '#fffdf8'),
      ),
    )
    .join('') + moved({ x: 20, y: -94, scale: 0.8 }, lemonSlice())
