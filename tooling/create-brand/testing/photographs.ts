import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'

const formats = ['jpg', 'png', 'webp', 'avif'] as const

/** A picture with grain and light like a photograph, opaque up to its edges. */
function photograph(number: number): Sharp {
  const hue = (50 * number) % 360
  const light = `<svg width="1600" height="1200"><defs><linearGradient id="light" x2="1" y2="1">
    <stop stop-color="hsl(${hue} 55% 80%)"/><stop offset="1" stop-color="hsl(${hue + 40} 60% 25%)"/></linearGradient></defs>
    <rect width="1600" height="1200" fill="url(#light)"/><circle cx="800" cy="700" r="380" fill="hsl(${hue + 180} 45% 55%)"/></svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const grain = { create: { width: 1600, height: 1200, channels: 3, background: '#808080', noise } } as const
  return sharp(Buffer.from(light))
    .blur(6)
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
}

/** Replaces the drawings of a brand but its placeholder by photographs of all formats, as docs/brands.md says. */
export async function takePhotographs(folder: string): Promise<void> {
  const pictures = path.join(folder, 'pictures')
  const names = readdirSync(pictures).flatMap((file) => (file === 'placeholder.svg' ? [] : [path.parse(file).name]))
  const formatOf = (index: number): string => formats[index % formats.length] ?? formats[0]
  for (const [index, name] of names.entries()) {
    await photograph(index + 1).toFile(path.join(pictures, `${name}.${formatOf(index)}`))
    rmSync(path.join(pictures, `${name}.svg`))
  }
  const texts = ['content.ts', ...readdirSync(path.join(folder, 'content')).map((file) => `content/${file}`)]
  for (const file of texts.map((text) => path.join(folder, text))) {
    let text = readFileSync(file, 'utf8')
    for (const [index, name] of names.entries())
      text = text
        .replaceAll(`/pictures/${name}.svg`, `/pictures/${name}.${formatOf(index)}`)
        .replaceAll(`'${name}'`, `'${name}.${formatOf(index)}'`)
    writeFileSync(file, text)
  }
}
