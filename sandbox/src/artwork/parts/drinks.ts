import { circle, colors, ellipse, line, path, rect, withShadow } from '../shapes.ts'

/*
 * Parts of still lifes stand at the origin: x = 0 is their middle, y = 0 the table. Their light side is the left.
 */

/** Colours of one object: its light side, its shaded side and a detail. */
export type Tones = readonly [light: string, shade: string, detail?: string]

export const tones = {
  green: [colors.bottleMid, colors.bottle, colors.leafLight],
  red: [colors.burgundy, colors.burgundyDark, colors.burgundyLight],
  brown: [colors.brown, colors.cocoa, colors.brownLight],
  gold: [colors.butter, '#dea63f', colors.butterLight],
  cream: [colors.cream, colors.creamShade, '#fffdf8'],
  leaf: [colors.leafLight, colors.leaf, '#b5d0a4'],
  tomato: [colors.tomato, '#a93422', '#e8836f'],
  orange: ['#e99a4b', '#cf7d31', '#f6c48c'],
  lemon: ['#f2d45f', '#d9b23c', '#faeaa6'],
  rose: ['#d98c97', '#bd6b78', '#efbdc3'],
  blue: ['#7fa6b5', '#5d8798', '#b5d0da'],
  plum: ['#6d3b56', '#4f263d', '#9a6a86'],
  wood: [colors.wood, colors.woodDark, colors.crustLight],
  crust: [colors.crust, '#b06d36', colors.crustLight],
} as const satisfies Record<string, Tones>

const label = (top: number, height: number, half: number, mark: string): string =>
  withShadow(rect(-half, top, half * 2, height, 3, colors.cream)) +
  path(`M0 ${top}h${half}v${height}H0z`, colors.creamShade) +
  circle(0, top + height * 0.4, Math.min(half, height) * 0.34, mark) +
  line(`M${-half * 0.6} ${top + height * 0.76}h${half * 1.2}`, colors.burgundy, 4)

/** A wine bottle. */
export const bottle = ([light, shade, detail = light]: Tones, seal: string = colors.burgundy): string =>
  withShadow(path('M-42 0c-5 0-8-3-8-8v-160c0-38 34-46 34-92v-70h32v70c0 46 34 54 34 92V-8c0 5-3 8-8 8z', light)) +
  path('M2-330h14v70c0 46 34 54 34 92V-8c0 5-3 8-8 8H2z', shade) +
  line('M-36-60v-100c0-26 16-38 24-58', detail, 6) +
  withShadow(rect(-19, -338, 38, 62, 5, seal)) +
  label(-146, 96, 50, colors.gold)

/** A short, broad bottle of oil, vinegar or liqueur with a cork. */
export const flask = ([light, shade, detail = light]: Tones, mark: string = colors.leaf): string =>
  withShadow(
    path('M-62 0c-9 0-14-6-14-14v-118c0-46 54-54 54-96v-26h44v26c0 42 54 50 54 96V-14c0 8-5 14-14 14z', light),
  ) +
  path('M2-254h20v26c0 42 54 50 54 96V-14c0 8-5 14-14 14H2z', shade) +
  line('M-58-118c2-24 20-36 36-50', detail, 8) +
  withShadow(rect(-17, -288, 34, 42, 7, colors.crustLight)) +
  rect(2, -288, 15, 42, 5, colors.crust) +
  label(-112, 84, 54, mark)

/** A wine glass, half full. */
export const wineGlass = (wine: string): string =>
  withShadow(ellipse(0, -5, 50, 8, '#fffdf8')) +
  withShadow(rect(-5, -120, 10, 116, 5, '#fffdf8')) +
  withShadow(path('M-56-270c-12 86 10 152 56 154 46-2 68-68 56-154z', '#fffdf8')) +
  path('M-55-206c2 50 22 84 55 86 33-2 53-36 55-86z', wine) +
  ellipse(0, -206, 55, 8, '#ffffff66') +
  line('M-44-252c-4 40 0 70 12 94', '#fff', 6)

/** A champagne flute. */
export const flute = (wine: string = colors.butter): string =>
  withShadow(ellipse(0, -5, 40, 7, '#fffdf8')) +
  withShadow(rect(-4, -110, 8, 106, 4, '#fffdf8')) +
  withShadow(path('M-32-300c-4 90 4 180 32 194 28-14 36-104 32-194z', '#fffdf8')) +
  path('M-30-250c0 66 8 128 30 140 22-12 30-74 30-140z', wine) +
  circle(-8, -190, 4, '#fffbe6') +
  circle(8, -220, 3.5, '#fffbe6') +
  circle(2, -160, 3.5, '#fffbe6') +
  line('M-22-280c-2 40 0 80 4 110', '#fff', 5)

/** A tumbler with a drink and a slice of fruit on its rim. */
export const tumbler = ([light, shade]: Tones, slice: string = '#e99a4b'): string =>
  withShadow(circle(48, -184, 32, slice)) +
  circle(48, -184, 24, '#fbe6bd') +
  line('M48-206v44m-20-32l40 20m0-20l-40 20', slice, 4) +
  withShadow(path('M-60-190h120l-12 180c0 6-4 10-10 10h-76c-6 0-10-4-10-10z', '#fffdf8')) +
  path('M-56-150h112l-9 138c0 5-3 8-8 8h-78c-5 0-8-3-8-8z', light) +
  path('M6-150h50l-9 138c0 5-3 8-8 8H6z', shade) +
  rect(-34, -132, 36, 36, 6, '#ffffff88') +
  rect(-8, -92, 34, 34, 6, '#ffffff66') +
  line('M-44-172l8 120', '#fff', 6)

/** A cup on its saucer with steam. */
export const cup = (drink: string = colors.brown, china: Tones = tones.cream): string =>
  line('M-18-190c-12-18 12-26 0-46m36 46c-12-18 12-26 0-46', colors.steam, 7) +
  withShadow(ellipse(0, -8, 108, 14, '#fffaf0')) +
  ellipse(0, -11, 70, 8, colors.creamShade) +
  line('M70-128c46-10 54 62-12 72', china[1], 15) +
  withShadow(path('M-76-160H76c0 84-22 134-44 150h-64c-22-16-44-66-44-150z', china[0])) +
  path('M4-160h72c0 84-22 134-44 150H4z', china[1]) +
  ellipse(0, -160, 76, 15, china[1]) +
  ellipse(0, -158, 65, 11, drink)

/** A round teapot. */
export const teapot = ([light, shade, detail = light]: Tones): string =>
  line('M92-120c62-24 62 74-14 78', shade, 16) +
  withShadow(path('M-86-110c-30-6-34-40-62-52l-10 14c26 20 24 84 84 96z', light)) +
  withShadow(path('M-100-84c0-62 44-96 100-96s100 34 100 96c0 44-26 84-56 84h-88c-30 0-56-40-56-84z', light)) +
  path('M4-180c54 0 96 34 96 96 0 44-26 84-56 84H4z', shade) +
  line('M-74-92c4-30 18-48 40-58', detail, 9) +
  withShadow(ellipse(0, -178, 46, 13, shade)) +
  circle(0, -196, 13, colors.gold)

/** A jug of milk, juice or dressing. */
export const jug = ([light, shade]: Tones, drink: string = '#fffdf8'): string =>
  line('M62-190c58-14 58 110-6 116', shade, 15) +
  withShadow(
    path(
      'M-60-216l-24-18c30-4 100-4 136 0l10 18c-4 40-4 60 8 100 12 44 2 116-22 116h-96c-24 0-34-72-22-116 12-40 14-60 10-100z',
      light,
    ),
  ) +
  path('M4-236c18 0 36 1 48 2l10 18c-4 40-4 60 8 100 12 44 2 116-22 116H4z', shade) +
  ellipse(-4, -226, 54, 9, drink) +
  line('M-48-60c-4-20-2-40 4-60', '#ffffff88', 8)
