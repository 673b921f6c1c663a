import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import type { publicFiles } from '@portal/shared-contracts/paths'
import sharp from 'sharp'
import { root } from './root.ts'

type WriteFile = (target: string) => Promise<unknown>

const copied =
  (source: string): WriteFile =>
  (target) =>
    copyFile(source, target)

/** A square picture of one of the brand's drawings. */
const drawn =
  (drawing: string, size: number): WriteFile =>
  (target) =>
    sharp(path.join(brandFolder, drawing)).resize(size, size).png().toFile(target)

/** How each file is made; the icons with a size are those of a web manifest. */
const files: Readonly<Record<(typeof publicFiles)[number], WriteFile>> = {
  'robots.txt': copied(path.join(root, 'shell/public/robots.txt')),
  'icon.svg': copied(path.join(brandFolder, 'icon.svg')),
  'icon-192.png': drawn('icon.svg', 192),
  'icon-512.png': drawn('icon.svg', 512),
  'icon-maskable-512.png': drawn('icon-maskable.svg', 512),
}

/** Writes the files that have fixed addresses in every portal. */
export async function writePublicFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [file, write] of Object.entries(files)) await write(path.join(folder, file))
}
