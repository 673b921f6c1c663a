import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import { brandNames } from '@portal/brands/brand-names'
import { root } from '@portal/tooling/build/root'
import publishOnce from './published.ts'

const setting = { folder: 'FOLDER_OF_OTHER_BRAND', name: 'NAME_OF_OTHER_BRAND' }

/** The brand beside the chosen one, and the folder with its built edge, as the container's image has it. */
export function otherBrand(): { name: string; folder: string } {
  const [name, folder] = [process.env[setting.name], process.env[setting.folder]]
  if (name === undefined || folder === undefined) throw new Error('Run the journeys of e2e/playwright.brand.config.ts')
  return { name, folder }
}

const build = (brand: string): void => {
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BRAND: brand },
  })
}

/** Builds the portals of another brand and of the chosen one, and releases the remotes, which have no brand, once. */
export default async function buildBoth(): Promise<() => void> {
  const chosen = path.basename(brandFolder)
  const other = brandNames(path.join(root, 'brands')).find((name) => name !== chosen)
  if (other === undefined) throw new Error('brands has one brand only')
  const folder = mkdtempSync(path.join(tmpdir(), 'other-brand-'))
  build(other)
  for (const part of ['edge-proxy/package.json', 'edge-proxy/src', 'shell/dist', 'embed/dist', 'package.json'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  build(chosen)
  process.env[setting.name] = other
  process.env[setting.folder] = folder
  const deleteReleases = await publishOnce()
  return () => {
    deleteReleases()
    rmSync(folder, { recursive: true, force: true })
  }
}
