import { circle, colors, ellipse, line, moved, path, rect, withShadow } from '../shapes.ts'
import { tones, type Tones } from './drinks.ts'

/** A round loaf with cuts in its crust. */
export const loaf = (): string =>
  withShadow(
    path('M-136-20c-16-76 46-140 136-140s152 64 136 140c-4 14-14 20-30 20h-212c-16 0-26-6-30-20z', colors.crust),
  ) +
  path('M20-159c80 6 132 66 116 139-4 14-14 20-30 20H40c40-40 30-110-20-159z', '#b06d36') +
  line('M-92-50c2-34 16-56 40-70m20 60c2-34 16-60 40-74m22 74c2-30 14-50 34-62', '#f7dfb8', 11) +
  line('M-112-36c0-20 6-36 14-48', colors.crustLight, 9)

/** A baguette, leaning to the right. */
export const baguette = (): string =>
  moved(
    { x: 0, y: -4, turn: 14 },
    withShadow(path('M-32 0v-250c0-44 64-44 64 0V0c0 8-64 8-64 0z', colors.crustLight)),
    path('M2-283c18 2 30 14 30 33V0c0 4-15 6-30 6z', colors.crust),
    line('M-18-206l36-20m-36 72l36-20m-36 72l36-20m-36 72l36-20', '#fbe3bd', 10),
  )

/** A croissant. */
export const croissant = (): string =>
  withShadow(
    path(
      'M-130-14c-14-76 40-136 130-136s144 60 130 136c-4 18-34 18-42-2-12-32-46-46-88-46s-76 14-88 46c-8 20-38 20-42 2z',
      colors.crust,
    ),
  ) +
  path('M-88-104c20-26 48-42 82-46 8 30 4 58-4 88-26 2-48 8-64 22-14-18-20-40-14-64z', colors.crustLight) +
  path('M-2-150c36 2 66 16 88 42-8 22-20 38-36 54-16-6-34-8-58-8 8-30 12-58 6-88z', '#d4914f') +
  path('M86-108c32 26 48 58 44 94-4 18-34 18-42-2-6-18-20-28-38-36 16-16 28-34 36-56z', '#b06d36') +
  line('M-114-26c2-24 8-44 20-60', '#f4cd94', 8)

/** A pretzel, standing. */
export const pretzel = (): string =>
  withShadow(
    line(
      'M-58-20C-140-70-120-190-40-184 40-178 40-80-36-22M58-20c82-50 62-170-18-164-80 6-80 104-4 162',
      colors.brownLight,
      36,
    ),
  ) +
  line(
    'M-58-20C-140-70-120-190-40-184 40-178 40-80-36-22M58-20c82-50 62-170-18-164-80 6-80 104-4 162',
    colors.crust,
    27,
  ) +
  line('M-96-120c4-26 20-42 44-44m104 0c22 4 36 16 42 34', colors.crustLight, 9) +
  [
    [-86, -70],
    [-20, -150],
    [84, -76],
    [22, -154],
    [-30, -60],
    [40, -56],
  ]
    .map(([x = 0, y = 0]) => rect(x, y, 9, 7, 2, '#fffaf0'))
    .join('')

/** A slice of layer cake on a plate. */
export const cakeSlice = ([light, shade]: Tones, cream: string = '#fffaf0'): string =>
  withShadow(ellipse(0, -8, 130, 16, '#fffaf0')) +
  withShadow(path('M-96-132L66-156l36 26v112H-96z', light)) +
  path('M66-156l36 26v112H66z', shade) +
  rect(-96, -104, 162, 16, 0, cream) +
  rect(-96, -62, 162, 16, 0, cream) +
  rect(66, -104, 36, 16, 0, colors.creamShade) +
  rect(66, -62, 36, 16, 0, colors.creamShade) +
  withShadow(
    path('M-104-142L66-168l44 30-8 12c-10 18-22-6-34 6s-28 16-40 4-30 10-42 0-28 10-42-2-28 6-48-24z', cream),
  ) +
  withShadow(circle(-20, -172, 20, colors.burgundyLight)) +
  path('M-20-192a20 20 0 0 1 0 40z', colors.burgundy) +
  line('M-20-192c4-14 12-22 24-26', colors.leaf, 4)

/** A round cake on a stand. */
export const cake = ([light, shade]: Tones, berries: string = colors.burgundyLight): string =>
  withShadow(path('M-28 0c0-20 16-26 16-50h24c0 24 16 30 16 50z', colors.creamShade)) +
  withShadow(ellipse(0, -52, 150, 15, '#fffaf0')) +
  withShadow(path('M-118-170h236v112H-118z', light)) +
  path('M30-170h88v112H30z', shade) +
  withShadow(
    path(
      'M-124-176h248v20c0 26-28 24-30 2-4 26-36 22-38-2-4 34-42 30-44 0-4 24-36 24-38 0-4 30-40 28-42-2-4 22-36 24-56 2z',
      '#fffaf0',
    ),
  ) +
  ellipse(0, -176, 124, 15, '#fffdf8') +
  [-84, -42, 0, 42, 84]
    .map(
      (x) =>
        withShadow(circle(x, -190, 17, berries)) +
        path(`M${x}-207a17 17 0 0 1 0 34z`, colors.burgundy) +
        circle(x - 5, -196, 3.5, colors.rose),
    )
    .join('')

/** Three macarons on top of each other. */
export const macarons = (...colours: Tones[]): string =>
  (colours.length > 0 ? colours : [tones.rose, tones.leaf, tones.lemon])
    .map(([light, shade], step) =>
      moved(
        { x: step % 2 === 0 ? -4 : 8, y: -step * 62 },
        withShadow(path('M-62-2c-6 0-10-4-10-10 0-14 14-18 72-18s72 4 72 18c0 6-4 10-10 10z', light)),
        rect(-64, -36, 128, 10, 4, '#fffaf0'),
        withShadow(path('M-72-34c0-24 30-32 72-32s72 8 72 32c-20 8-124 8-144 0z', light)),
        path('M10-66c36 2 62 10 62 32-10 4-34 6-62 6z', shade),
        line('M-54-44c6-6 14-10 26-12', '#ffffff88', 6),
      ),
    )
    .join('')

/** Cookies, two lying and one leaning. */
export const cookies = (): string => {
  const cookie = (x: number, y: number): string =>
    withShadow(ellipse(x, y, 74, 15, colors.crust)) + ellipse(x - 4, y - 3, 68, 11, colors.crustLight)
  const chips = [
    [-24, -20],
    [14, -30],
    [-4, 14],
    [30, 8],
    [-32, 16],
  ].map(([x = 0, y = 0]) => circle(x, y, 8, colors.cocoa))
  return (
    moved(
      { x: 46, y: -88 },
      withShadow(circle(0, 0, 58, colors.crust)),
      path('M0-58a58 58 0 0 1 0 116z', '#b06d36'),
      circle(-4, -4, 48, colors.crustLight),
      ...chips,
    ) +
    cookie(-40, -14) +
    cookie(-34, -36)
  )
}

/** A cupcake with a swirl of cream. */
export const cupcake = ([light, shade]: Tones): string =>
  withShadow(path('M-62-92H62L46-6c-1 4-4 6-8 6h-76c-4 0-7-2-8-6z', colors.burgundyLight)) +
  path('M6-92h56L46-6c-1 4-4 6-8 6H6z', colors.burgundy) +
  line('M-38-84l10 76m12-76l4 76m26-76l-4 76m28-76l-10 76', '#ffffff44', 4) +
  withShadow(
    path(
      'M-78-88c-12-36 20-44 30-52-4-30 26-36 30-56 4-18 14-26 24-34 4 22 16 28 22 44 8 20 0 30-2 40 22 6 62 18 52 58-30 14-126 14-156 0z',
      light,
    ),
  ) +
  path('M20-200c4 8 14 16 16 30 2 14-4 22-6 30 22 6 58 18 48 52-14 8-36 10-58 10 26-30 24-80 0-122z', shade) +
  line('M-56-96c2-14 12-20 28-24m-4-30c4-8 12-14 22-18', '#ffffff99', 6) +
  withShadow(circle(4, -232, 14, colors.tomato))

/** A scoop of ice cream in a cone, held upright. */
export const iceCream = (first: Tones, second: Tones): string =>
  withShadow(path('M-56-180H56L6-2c-2 4-10 4-12 0z', colors.crustLight)) +
  path('M4-180h52L6-2z', colors.crust) +
  line('M-44-150l60 100m-24-124l44 74m0-74l-44 74m24-124l-60 100', colors.woodDark, 3) +
  withShadow(circle(28, -216, 52, second[0])) +
  path('M28-268a52 52 0 0 1 0 104z', second[1]) +
  withShadow(circle(-22, -212, 56, first[0])) +
  path('M-22-268a56 56 0 0 1 40 96c-10 4-26 4-40 0z', first[1]) +
  line('M-58-216c2-16 10-28 24-34', '#ffffff99', 7) +
  withShadow(
    path('M-84-196c10 20 30 8 40 18s30 12 42 0 30 6 40-2 26 8 44-12c0 26-26 36-56 36h-54c-30 0-56-14-56-40z', first[0]),
  )

/** A bundt cake dusted with sugar. */
export const bundtCake = (): string =>
  withShadow(ellipse(0, -8, 150, 15, '#fffaf0')) +
  withShadow(path('M-122-14c-8-80 30-136 122-136s130 56 122 136z', colors.brownLight)) +
  path('M20-149c76 6 108 60 102 135H50c14-50 4-96-30-135z', colors.brown) +
  line(
    'M-88-20c-4-50 6-84 30-108m34 108c-4-50 0-90 12-122m34 122c0-48-2-84-12-118m58 118c0-40-10-72-30-98',
    colors.brown,
    6,
  ) +
  withShadow(
    path(
      'M-104-92c10-40 50-60 104-60s94 20 104 60c-12 14-20-8-34 2s-22 14-34 0-22 14-36 2-22 14-36 0-20 14-34 2-24 10-34-6z',
      '#fffdf8',
    ),
  )

/** A star of gingerbread with icing. */
export const gingerbread = (): string => {
  const star = 'M0-190l26 62 68-8-44 52 44 52-68-8-26 62-26-62-68 8 44-52-44-52 68 8z'
  return moved(
    { x: 0, y: 22, turn: 6 },
    withShadow(path(star, colors.crust)),
    path('M0-190l26 62 68-8-44 52 44 52-68-8-26 62z', '#b06d36'),
    line('M0-150l14 42 44-4-28 34 28 34-44-4-14 42-14-42-44 4 28-34-28-34 44 4z', '#fffaf0', 6),
    circle(0, -78, 12, colors.burgundyLight),
  )
}
