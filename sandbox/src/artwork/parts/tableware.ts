import { circle, colors, ellipse, line, moved, path, points, rect, withShadow } from '../shapes.ts'
import { tones, type Tones } from './drinks.ts'

/** A deep bowl; its content rises over the rim. */
export const bowl = (food: Tones, china: Tones = tones.cream): string =>
  withShadow(path('M-128-112c6-44 60-62 128-62s122 18 128 62z', food[0])) +
  path('M20-174c62 4 104 22 108 62H20z', food[1]) +
  circle(-50, -132, 15, food[2] ?? food[0]) +
  circle(-4, -148, 12, food[2] ?? food[0]) +
  circle(52, -134, 14, food[0]) +
  withShadow(path('M-152-114h304c0 64-54 114-112 114h-80c-58 0-112-50-112-114z', china[0])) +
  path('M20-114h132c0 64-54 114-112 114H20z', china[1]) +
  line('M-130-86h250', colors.bottleLight, 6) +
  rect(-158, -122, 316, 18, 9, '#fffaf0')

/** A soup plate with steam. */
export const soup = ([light, shade]: Tones): string =>
  line('M-30-140c-12-18 12-26 0-46m34 46c-12-18 12-26 0-46m34 46c-12-18 12-26 0-46', colors.steam, 7) +
  withShadow(path('M-170-96h340c-10 60-70 96-120 96h-100c-50 0-110-36-120-96z', '#fffaf0')) +
  path('M20-96h150c-10 60-70 96-120 96H20z', colors.creamShade) +
  withShadow(ellipse(0, -98, 170, 24, '#fffdf8')) +
  ellipse(0, -96, 132, 16, light) +
  ellipse(20, -93, 100, 10, shade) +
  moved({ x: -24, y: -92, scale: 0.5 }, path('M0 0c-20-24-6-50 22-56 8 26-2 46-22 56z', colors.leaf))

/** A plate with its food in the middle. */
export const plate = (...food: string[]): string =>
  withShadow(ellipse(0, -12, 190, 22, '#fffdf8')) +
  ellipse(0, -16, 138, 13, colors.creamShade) +
  moved({ x: 0, y: -18 }, ...food)

/** Slices of roast with a sauce. */
export const roast = (): string =>
  [-56, -8, 40]
    .map(
      (x) =>
        withShadow(path(`M${x - 44} 0c-10-50 14-96 50-96s60 46 50 96z`, colors.brownLight)) +
        path(`M${x - 30} 0c-8-40 10-78 36-78s44 38 36 78z`, '#d58b7a'),
    )
    .join('') + path('M-110 0c10-22 60-26 90-12s90 0 116 12z', colors.brown)

/** Dumplings or ravioli, four of them. */
export const dumplings = (): string =>
  points('-84,0 -28,0 28,0 84,0 -54,-40 2,-44 56,-40')
    .map(
      ([x = 0, y = 0]) =>
        withShadow(path(`M${x - 38} ${y}c-4-30 14-50 38-50s42 20 38 50z`, '#fbeac6')) +
        path(`M${x + 2} ${y - 50}c22 2 40 22 36 50h-36z`, '#e9cf9c') +
        line(`M${x - 20} ${y - 8}l6 6m10-8l4 8m12-6l4 6`, '#d9b878', 3),
    )
    .join('')

/** A pan with its handle to the right. */
export const pan = ([light, shade]: Tones, ...food: string[]): string =>
  withShadow(path('M110-62l150-36c8-2 12 18 4 22L120-36z', colors.woodDark)) +
  moved({ x: 0, y: -58 }, ...food) +
  withShadow(path('M-140-66h280c0 40-18 66-50 66h-180c-32 0-50-26-50-66z', light)) +
  path('M20-66h120c0 40-18 66-50 66H20z', shade) +
  rect(-146, -74, 292, 16, 8, '#5c675f')

/** A cooking pot with a lid. */
export const pot = ([light, shade, detail = light]: Tones): string =>
  line('M-132-100h-34m298 0h34', shade, 18) +
  withShadow(path('M-130-136h260v96c0 26-16 40-44 40h-172c-28 0-44-14-44-40z', light)) +
  path('M20-136h110v96c0 26-16 40-44 40H20z', shade) +
  line('M-106-104v50', detail, 9) +
  withShadow(path('M-142-140c10-36 60-50 142-50s132 14 142 50z', light)) +
  path('M20-189c70 4 114 18 122 49H20z', shade) +
  circle(0, -198, 17, colors.gold)

/** A wooden board. */
export const board = (): string =>
  withShadow(rect(-220, -28, 440, 30, 13, colors.wood)) +
  rect(-220, -12, 440, 14, 7, colors.woodDark) +
  circle(196, -13, 5, colors.woodDark)

/** A wicker basket whose content is drawn behind its rim. */
export const basket = (...content: string[]): string =>
  line('M-140-120c0-220 280-220 280 0', colors.woodDark, 18) +
  moved({ x: 0, y: -110 }, ...content) +
  withShadow(path('M-168-128h336l-30 110c-3 12-11 18-22 18h-232c-11 0-19-6-22-18z', colors.crust)) +
  path('M50-128h118l-30 110c-3 12-11 18-22 18H50z', '#ad6c37') +
  [0, 1, 2]
    .map((row) =>
      [0, 1, 2, 3, 4, 5]
        .map((column) => line(`M${-134 + column * 50 + (row % 2) * 18} ${-94 + row * 34}h24`, colors.crustLight, 11))
        .join(''),
    )
    .join('') +
  withShadow(rect(-180, -144, 360, 24, 12, colors.crustLight))

/** A knife and a fork, upright. */
export const cutlery = (metal: string = colors.gold): string =>
  moved(
    { x: -34, y: 0, turn: -6 },
    withShadow(
      line('M0-4v-150', metal, 13),
      path('M-24-260h9v66h10v-66h10v66h10v-66h9v74c0 24-12 40-24 40s-24-16-24-40z', metal),
    ),
  ) +
  moved(
    { x: 40, y: 0, turn: 7 },
    withShadow(line('M0-4v-140', metal, 13), path('M-8-130v-126c0-8 6-12 10-8 20 26 26 84 18 134z', '#fffdf8')),
  )

/** A whisk. */
export const whisk = (): string =>
  moved(
    { x: 0, y: -6, turn: 16 },
    withShadow(rect(-12, -120, 24, 124, 12, colors.wood)),
    withShadow(
      line('M0-120c-60-40-70-150 0-170 70 20 60 130 0 170m0 0c-28-50-30-140 0-170 30 30 28 120 0 170', '#8b9a94', 6),
    ),
    rect(-15, -130, 30, 18, 6, '#5c675f'),
  )

/** A chef's hat. */
export const chefsHat = (): string =>
  withShadow(path('M-86-80c-60-10-66-104 0-108 12-56 92-64 114-20 54-20 108 22 78 78-8 28-16 38-20 50z', '#fffdf8')) +
  path('M30-210c54-20 106 24 76 80-8 28-16 38-20 50H20c40-30 46-80 10-130z', colors.creamShade) +
  withShadow(rect(-92, -84, 184, 84, 12, '#fffdf8')) +
  path('M20-84h60a12 12 0 0 1 12 12v60A12 12 0 0 1 80 0H20z', colors.creamShade) +
  line('M-60-96v-40m60 34v-54m54 60v-44', colors.creamShade, 6) +
  line('M-76-24H76', colors.burgundy, 8)

/** A cookery book, standing. */
export const book = ([light, shade]: Tones): string =>
  withShadow(path('M-84-236h168v236H-84z', '#fffaf0')) +
  withShadow(rect(-96, -244, 170, 244, 8, light)) +
  rect(-96, -244, 26, 244, 8, shade) +
  withShadow(circle(4, -150, 44, colors.cream)) +
  path('M4-122c-22-14-22-40 0-56 22 16 22 42 0 56z', colors.leaf) +
  line('M-34-70h78m-62 22h46', colors.butter, 7)

/** A ticket or voucher, leaning. */
export const ticket = ([light, shade]: Tones, mark: string = colors.gold): string =>
  moved(
    { x: 0, y: -96, turn: -9 },
    withShadow(path('M-160-84h320v54a30 30 0 0 0 0 60v54h-320v-54a30 30 0 0 0 0-60z', light)),
    path('M70-84h90v54a30 30 0 0 0 0 60v54H70z', shade),
    line('M70-72v144', '#ffffff88', 4).replace('/>', ' stroke-dasharray="2 13"/>'),
    circle(-80, -8, 38, colors.cream),
    path('M-80-36l9 18 19 3-14 14 3 20-17-10-17 10 3-20-14-14 19-3z', mark),
    line('M-22-28h64m-64 26h64m-64 26h40', '#ffffffcc', 8),
  )

/** A candle in a holder. */
export const candle = (): string =>
  withShadow(path('M0-262c18 22 18 44 0 52-18-8-18-30 0-52z', colors.butter)) +
  rect(-3, -212, 6, 18, 3, colors.cocoa) +
  withShadow(rect(-19, -198, 38, 160, 8, colors.cream)) +
  rect(2, -198, 17, 160, 6, colors.creamShade) +
  withShadow(path('M-52-40h104c0 22-16 30-30 32l10 8h-64l10-8c-14-2-30-10-30-32z', colors.gold))

/** A paper shopping bag with greens looking out. */
export const shoppingBag = ([light, shade]: Tones, ...content: string[]): string =>
  moved({ x: 0, y: -176 }, ...content) +
  withShadow(path('M-100-196h200l10 186c0 6-4 10-10 10h-200c-6 0-10-4-10-10z', light)) +
  path('M30-196h70l10 186c0 6-4 10-10 10H30z', shade) +
  line('M-46-196c0 60 84 60 84 0', colors.woodDark, 8) +
  circle(-8, -92, 36, colors.cream) +
  path('M-8-68c-18-12-18-34 0-48 18 14 18 36 0 48z', colors.leaf)

/** A heart, standing on its point. */
export const heart = ([light, shade]: Tones = tones.red): string =>
  withShadow(path('M0 0c-120-80-110-190-50-194 30-2 46 22 50 38 4-16 20-40 50-38 60 4 70 114-50 194z', light)) +
  path('M0-156c4-16 20-40 50-38 60 4 70 114-50 194z', shade) +
  line('M-70-130c0-20 8-34 24-40', '#ffffff88', 9)

/** A dome over a serving plate. */
export const cloche = (): string =>
  withShadow(ellipse(0, -10, 180, 16, '#fffdf8')) +
  withShadow(path('M-140-18c0-84 60-140 140-140s140 56 140 140z', '#d8dcd4')) +
  path('M30-155c66 12 110 62 110 137H60c10-50 0-100-30-137z', '#b3bbb2') +
  line('M-108-44c4-40 30-70 66-84', '#fffdf8', 10) +
  circle(0, -168, 14, colors.gold)

/** A small flag on a stick that marks a special offer. */
export const pennant = ([light, shade]: Tones): string =>
  line('M0-4v-250', colors.woodDark, 9) +
  withShadow(path('M4-250l120 40-120 42z', light)) +
  path('M4-209h117L4-168z', shade)
