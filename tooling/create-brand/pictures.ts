import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LightScheme } from '@portal/shared-contracts/brand/colors'

type Colors = Pick<LightScheme, 'primary' | 'accent' | 'ornament' | 'tint'>

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${content}\n</svg>\n`

/** A flower in the brand's colours, turned by its number, as a placeholder for a drawing. */
function flower(number: number, width: number, height: number, { primary, accent, ornament }: Colors): string {
  const [x, y, size] = [width / 2, height * 0.56, height * 0.2]
  const petals = Array.from({ length: 6 }, (_, index) => {
    const turn = `rotate(${number * 37 + index * 60} ${x} ${y})`
    const fill = index % 2 === 0 ? primary : accent
    return `<ellipse cx="${x}" cy="${y - size}" rx="${size * 0.5}" ry="${size}" fill="${fill}" transform="${turn}"/>`
  })
  const ground = `<ellipse cx="${x}" cy="${height * 0.9}" rx="${width * 0.3}" ry="${height * 0.03}" fill="${primary}" opacity="0.2"/>`
  return [ground, ...petals, `<circle cx="${x}" cy="${y}" r="${size * 0.5}" fill="${ornament}"/>`].join('\n')
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
export function drawingsOf(folder: string, colors: Colors): Map<string, string> {
  const texts = globSync('**/*.ts', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  // Texts name them by their address, the catalogue by their name.
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\/pictures\/([\w-]+)\.svg|'(sample-\w+)'/g)].map(([, name = '', sample = name]) => sample),
  )
  const pictures = [...new Set([...named, 'placeholder'])].map((name, number) => {
    const [width, height] = sizes[name] ?? [480, 320]
    const ground = name === 'placeholder' ? `<path d="M0 0h${width}v${height}H0z" fill="${colors.tint}"/>\n` : ''
    return [`pictures/${name}.svg`, svg(width, height, ground + flower(number, width, height, colors))] as const
  })
  const icon = (corner: number) =>
    `<rect width="64" height="64" rx="${corner}" fill="${colors.primary}"/>${mark(colors)}`
  return new Map([...pictures, ['icon.svg', svg(64, 64, icon(16))], ['icon-maskable.svg', svg(64, 64, icon(0))]])
}
