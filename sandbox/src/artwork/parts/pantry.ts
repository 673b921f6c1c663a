import { circle, colors, ellipse, line, moved, path, rect, withShadow } from '../shapes.ts'
import { tones, type Tones } from './drinks.ts'

/** A jar with a lid and a label: jam, honey, mustard, pickles. */
export const jar = (
  [light, shade, detail = light]: Tones,
  lid: Tones = tones.cream,
  mark: string = colors.burgundy,
): string =>
  withShadow(path('M-72-166c-14 14-18 30-18 48v84c0 22 14 34 36 34H54c22 0 36-12 36-34v-84c0-18-4-34-18-48z', light)) +
  path('M2-166h70c14 14 18 30 18 48v84c0 22-14 34-36 34H2z', shade) +
  line('M-76-110c0-14 4-24 10-32', detail, 8) +
  withShadow(rect(-80, -206, 160, 48, 11, lid[0])) +
  path('M2-206h67a11 11 0 0 1 11 11v26a11 11 0 0 1-11 11H2z', lid[1]) +
  line('M-66-182H66', mark, 5) +
  withShadow(path('M0-124l52 18v62L0-24l-52-20v-62z', colors.cream)) +
  path('M0-124l52 18v62L0-24z', colors.creamShade) +
  circle(0, -78, 17, mark) +
  line('M-24-48h48', colors.gold, 5)

/** A folded paper bag: coffee, flour, pasta, tea. */
export const bag = ([light, shade]: Tones, mark: string = colors.gold): string =>
  withShadow(path('M-84-238H84L98-10c0 6-4 10-10 10H-88c-6 0-10-4-10-10z', light)) +
  path('M22-238h62L98-10c0 6-4 10-10 10H22z', shade) +
  withShadow(path('M-76-286H76l8 54H-84z', light)) +
  path('M20-286h56l8 54H20z', shade) +
  line('M-78-258H78', mark, 5) +
  withShadow(rect(-56, -180, 112, 118, 9, colors.cream)) +
  path('M20-180h28a8 8 0 0 1 8 8v102a8 8 0 0 1-8 8H20z', colors.creamShade) +
  circle(0, -132, 25, mark) +
  path('M0-157a25 25 0 0 1 0 50z', shade) +
  line('M-30-86h60', colors.burgundy, 6)

/** A present with a ribbon. */
export const present = ([light, shade]: Tones, ribbon: Tones = tones.gold): string =>
  withShadow(rect(-96, -140, 192, 140, 8, light)) +
  path('M20-140h68a8 8 0 0 1 8 8V-8a8 8 0 0 1-8 8H20z', shade) +
  rect(-17, -140, 34, 140, 0, ribbon[0]) +
  withShadow(rect(-108, -176, 216, 46, 8, light)) +
  path('M20-176h80a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H20z', shade) +
  rect(-17, -176, 34, 46, 0, ribbon[1]) +
  withShadow(
    path('M0-178c-26-50-78-52-80-22-2 26 46 34 80 22z', ribbon[0]),
    path('M0-178c26-50 78-52 80-22 2 26-46 34-80 22z', ribbon[1]),
  ) +
  rect(-12, -190, 24, 22, 7, colors.butterLight)

/** A bar of chocolate, half unwrapped. */
export const chocolate = ([light, shade]: Tones): string =>
  withShadow(rect(-62, -250, 124, 240, 8, colors.brown)) +
  path('M8-250h46a8 8 0 0 1 8 8V-10H8z', colors.cocoa) +
  line('M-20-246v130m42-130v130m-80-92h116m-116 44h116', colors.brownLight, 4) +
  withShadow(path('M-70-120l20-10 18 12 20-14 22 12 20-12 18 14 22-8V-8c0 5-3 8-8 8H-62c-5 0-8-3-8-8z', light)) +
  path('M10-120l20-12 18 14 22-8V-8c0 5-3 8-8 8H10z', shade) +
  circle(0, -62, 24, colors.butter) +
  line('M-34-22h68', colors.cream, 5)

/** A tin of fish, its lid rolled back. */
export const fishTin = ([light, shade]: Tones): string =>
  withShadow(path('M-120-62c-6-34 20-58 50-54l-6 22c-14-2-22 10-18 30z', '#e5dfd2')) +
  withShadow(rect(-124, -70, 248, 70, 30, light)) +
  path('M10-70h84a30 30 0 0 1 30 30v10A30 30 0 0 1 94 0H10z', shade) +
  withShadow(ellipse(0, -70, 124, 26, '#f2ecdf')) +
  ellipse(0, -68, 106, 18, '#cfa24a') +
  path('M-84-68c20-16 60-16 78 0-18 14-58 14-78 0zm88 0c20-16 60-16 78 0-18 14-58 14-78 0z', '#8fa3a6') +
  line('M-66-72c14-6 30-6 42 0m46 0c14-6 30-6 42 0', '#dfe8e8', 4)

/** A round tea caddy or biscuit tin. */
export const caddy = ([light, shade]: Tones, mark: string = colors.butter): string =>
  withShadow(rect(-72, -190, 144, 190, 14, light)) +
  path('M8-190h50a14 14 0 0 1 14 14v162a14 14 0 0 1-14 14H8z', shade) +
  line('M-54-150v110', '#ffffff55', 8) +
  withShadow(rect(-78, -222, 156, 46, 12, mark)) +
  path('M8-222h58a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12H8z', '#d9a540') +
  circle(0, -94, 40, colors.cream) +
  path('M0-66c-22-14-22-40 0-56 22 16 22 42 0 56z', colors.leaf)

/** A pepper mill. */
export const mill = ([light, shade]: Tones = tones.wood): string =>
  withShadow(
    path(
      'M-40 0c-6 0-10-4-8-12 6-40 20-60 18-92-2-20-14-28-14-46h88c0 18-12 26-14 46-2 32 12 52 18 92 2 8-2 12-8 12z',
      light,
    ),
  ) +
  path('M4-150h40c0 18-12 26-14 46-2 32 12 52 18 92 2 8-2 12-8 12H4z', shade) +
  withShadow(ellipse(0, -166, 48, 26, light)) +
  path('M4-192c24 0 44 12 44 26s-20 26-44 26z', shade) +
  circle(0, -202, 13, colors.gold) +
  line('M-26-40c4-16 8-30 10-42', '#ffffff66', 7)

/** A small bowl heaped with salt, sugar, spice or beans. */
export const heapedBowl = (heap: Tones, china: Tones = tones.cream): string =>
  withShadow(path('M-84-86c10-50 50-74 84-74s74 24 84 74z', heap[0])) +
  path('M6-160c32 2 68 28 78 74H6z', heap[1]) +
  circle(-30, -116, 6, heap[1]) +
  circle(-6, -136, 5, heap[1]) +
  circle(-52, -98, 5, heap[1]) +
  withShadow(path('M-108-90h216c0 52-40 90-82 90h-52c-42 0-82-38-82-90z', china[0])) +
  path('M10-90h98c0 52-40 90-82 90H10z', china[1])

/** Coffee beans, nuts or almonds, lying on the table. */
export const kernels = ([light, shade]: Tones = tones.brown): string =>
  [
    [-44, -16, 70],
    [0, -20, -15],
    [40, -15, 110],
    [-20, -46, 30],
    [24, -48, -50],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      moved(
        { x, y, turn },
        withShadow(ellipse(0, 0, 16, 23, light)),
        path('M0-23a16 23 0 0 1 0 46z', shade),
        line('M1-17c-8 10 6 24-1 34', '#ffffff66', 3),
      ),
    )
    .join('')
