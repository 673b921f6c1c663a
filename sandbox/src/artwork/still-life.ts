import { circle, colors, line, moved, path, picture, rect, tableShadow } from './shapes.ts'

/** A part of `parts/` with its place on the table: x from the left edge, scale, turn in degrees, height of its foot. */
export type Placed = readonly [part: string, x: number, scale?: number, turn?: number, y?: number]

/** Pictures by the id in their file name; drawn when they are asked for. */
export type Motifs = Readonly<Record<string, () => string>>

const grounds = { sage: colors.sage, apricot: colors.apricot, rose: colors.rose, sand: colors.sand } as const
export type Ground = keyof typeof grounds

const table = 486

/** What stands behind the things, in a tone between the ground and white or a shade darker. */
const backdrops = {
  plain: () => '',
  sun: () => circle(300, 262, 196, '#ffffff88'),
  arch: () => path('M96 486V250c0-270 408-270 408 0v236z', '#ffffff80'),
  table: () => rect(0, 452, 600, 148, 0, '#1d2a2412') + line('M0 452h600', '#1d2a2412', 3),
  window: () => rect(120, 70, 360, 330, 14, '#ffffff90') + line('M300 74v322M124 234h352', '#1d2a2410', 8),
  hills: () => path('M0 486c80-120 190-150 300-90s210-10 300-80v284H0z', '#ffffff70'),
  cloth: () =>
    rect(0, 452, 600, 148, 0, '#ffffff70') +
    [0, 1, 2, 3, 4, 5, 6, 7].map((step) => rect(step * 80 + 10, 452, 30, 148, 0, '#7a1f2b16')).join(''),
} as const
export type Backdrop = keyof typeof backdrops

/** A complete picture of things standing next to each other on a table; later ones stand in front. */
export function stillLife(ground: Ground, backdrop: Backdrop, ...things: readonly Placed[]): string {
  const [first = 300, last = 300] = [Math.min, Math.max].map((pick) => pick(...things.map(([, x]) => x)))
  return picture(
    grounds[ground],
    backdrops[backdrop](),
    tableShadow((first + last) / 2, table, Math.min(250, (last - first) / 2 + 110)),
    ...things.map(([part, x, scale = 1, turn = 0, y = table]) => moved({ x, y, turn, scale }, part)),
  )
}
