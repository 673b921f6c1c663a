import { palette } from '@delikaterie/shared-contracts/brand/colors'

/** Colours of the pictures: the brand's palette and colours of food. */
export const colors = {
  sage: palette.sage,
  apricot: palette.apricot,
  rose: palette.rose,
  sand: palette.sand,
  cream: '#fdf6e6',
  creamShade: '#efe2c8',
  bottle: palette.bottle,
  bottleMid: palette.bottleMid,
  bottleLight: palette.bottleLight,
  leaf: '#5f8a55',
  leafLight: '#86ad74',
  butter: palette.butter,
  butterLight: '#f9dc8f',
  gold: '#c98f33',
  burgundy: palette.burgundy,
  burgundyDark: '#5a1420',
  burgundyLight: '#a23a48',
  cocoa: '#43251a',
  brown: '#6b3f28',
  brownLight: '#8e5a39',
  crust: '#c98145',
  crustLight: '#e2a765',
  wood: '#b77b48',
  woodDark: '#96603a',
  salmon: '#ea8b67',
  salmonLight: '#f4b195',
  tomato: '#c8452f',
  /** Darker than every background, because white is lost on the light ones. */
  steam: '#5d6d6559',
} as const

/** Coordinates of several shapes, written as SVG writes points: `x,y x,y`; a third number is an angle. */
export const points = (text: string): number[][] => text.split(' ').map((shape) => shape.split(',').map(Number))

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** A line with round ends. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const rect = (x: number, y: number, width: number, height: number, r: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`

/** Shapes that share one soft shadow and a thin dark edge, which shows white things on light backgrounds. */
export const withShadow = (...shapes: string[]): string => `<g filter="url(#cut)">${shapes.join('')}</g>`

type Transformation = { x: number; y: number; turn?: number; scale?: number }

/** Shapes moved by x and y, rotated about their origin in degrees and scaled. */
export const moved = ({ x, y, turn = 0, scale = 1 }: Transformation, ...shapes: string[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shapes.join('')}</g>`

/** The shadow on the table, to the right because the light comes from the left. */
export const tableShadow = (x: number, y: number, rx: number): string =>
  `<ellipse cx="${x + 18}" cy="${y}" rx="${rx}" ry="${Math.max(10, rx * 0.085)}" fill="${palette.ink}" opacity=".13"/>`

/** A complete picture: a pastel background with light from the left, and the motif. */
export function picture(ground: string, ...motif: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="1200" height="1200">
<defs>
<filter id="cut" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="0" dy="0" stdDeviation="1.6" flood-color="${palette.ink}" flood-opacity=".4"/><feDropShadow dx="3.5" dy="5" stdDeviation="4" flood-color="${palette.ink}" flood-opacity=".2"/></filter>
<radialGradient id="light" cx=".3" cy=".22" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset=".65" stop-color="#fff" stop-opacity="0"/></radialGradient>
</defs>
<rect width="600" height="600" fill="${ground}"/><rect width="600" height="600" fill="url(#light)"/>
${motif.join('\n')}
</svg>`
}
