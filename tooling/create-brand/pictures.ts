import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LightScheme } from '@portal/shared-contracts/brand/colors'

type Colors = Pick<LightScheme, 'primary' | 'accent' | 'ornament' | 'tint' | 'hero-light'>

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${content}\n</svg>\n`

/** Shapes in the brand's colours, another arrangement for each number, as a placeholder for a drawing. */
function shapes(
  number: number,
  width: number,
  height: number,
  { primary, accent, ornament, 'hero-light': light }: Colors,
) {
  const fills = [primary, accent, ornament, light]
  const fill = (index: number): string => fills[(number + index) % fills.length] ?? primary
  const [x, y] = [width / 2, height * 0.56]
  const turn = (number * 37) % 360
  const petals = 3 + (number % 5)
  const size = height * 0.2
  const petal = (index: number): string =>
    `<ellipse cx="${x}" cy="${y - size}" rx="${size * 0.55}" ry="${size}" fill="${fill(index % 2)}" transform="rotate(${turn + (360 / petals) * index} ${x} ${y})"/>`
  return [
    `<ellipse cx="${x}" cy="${height * 0.9}" rx="${width * 0.3}" ry="${height * 0.03}" fill="${primary}" opacity="0.2"/>`,
    ...[...Array(petals).keys()].map(petal),
    `<circle cx="${x}" cy="${y}" r="${size * 0.5}" fill="${fill(2)}"/>`,
    `<circle cx="${width * 0.2}" cy="${height * 0.75}" r="${10 + (number % 4) * 6}" fill="${fill(3)}"/>`,
    `<circle cx="${width * 0.8}" cy="${height * 0.72}" r="${10 + (number % 3) * 8}" fill="${fill(1)}"/>`,
  ].join('\n')
}

/** Width and height of the pictures that are not 480 × 320. */
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  hero: [520, 366],
  error: [480, 300],
  phone: [304, 300],
  placeholder: [1496, 1496],
}

const mark = ({ accent, primary }: Colors): string =>
  `<circle cx="32" cy="32" r="15" fill="${accent}"/><path d="M32 17a15 15 0 0 1 0 30Z" fill="${primary}"/><circle cx="32" cy="32" r="5" fill="${accent}"/>`

/** The drawings of a new brand by their path in its folder: those that its texts name, and the icons. */
export function drawingsOf(template: string, colors: Colors): Map<string, string> {
  const texts = globSync('**/*.ts', { cwd: template }).map((file) => readFileSync(path.join(template, file), 'utf8'))
  const named = texts.flatMap((text) => [...text.matchAll(/\/pictures\/([\w-]+)\.svg/g)].map(([, name = '']) => name))
  const pictures = [...new Set([...named, 'placeholder'])].map((name, number) => {
    const [width, height] = sizes[name] ?? [480, 320]
    const ground = name === 'placeholder' ? `<path d="M0 0h${width}v${height}H0z" fill="${colors.tint}"/>\n` : ''
    return [`pictures/${name}.svg`, svg(width, height, ground + shapes(number, width, height, colors))] as const
  })
  const icon = (corner: number) =>
    `<rect width="64" height="64" rx="${corner}" fill="${colors.primary}"/>${mark(colors)}`
  return new Map([...pictures, ['icon.svg', svg(64, 64, icon(16))], ['icon-maskable.svg', svg(64, 64, icon(0))]])
}
