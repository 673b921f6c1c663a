import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'

const formats = ['jpg', 'png', 'webp', 'avif'] as const

/** A picture with grain and light like a photograph, opaque up to its edges. */
const photograph = (number: number): Sharp =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: { r: (90 * number) % 256, g: (60 * number + 90) % 256, b: (40 * number + 120) % 256 },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .modulate({ hue: (50 * number) % 360, brightness: 0.6 + (number % 4) * 0.2 })
    .blur(12)

/** Replaces the drawings of a brand by photographs of all formats, as docs/brands.md describes it, besides the placeholder. */
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
