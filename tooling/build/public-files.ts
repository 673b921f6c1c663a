import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import sharp from 'sharp'
import { root } from './root.ts'

/** The icons of a web manifest, as pictures of the brand's drawings. */
const icons = [
  { file: 'icon-192.png', drawing: 'icon.svg', size: 192 },
  { file: 'icon-512.png', drawing: 'icon.svg', size: 512 },
  { file: 'icon-maskable-512.png', drawing: 'icon-maskable.svg', size: 512 },
]

/** Writes the files that have fixed addresses in every portal: the brand's icons, and `robots.txt`. */
export async function writePublicFiles(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  copyFileSync(path.join(root, 'shell/public/robots.txt'), path.join(folder, 'robots.txt'))
  copyFileSync(path.join(brandFolder, 'icon.svg'), path.join(folder, 'icon.svg'))
  for (const { file, drawing, size } of icons)
    await sharp(path.join(brandFolder, drawing)).resize(size, size).png().toFile(path.join(folder, file))
}
