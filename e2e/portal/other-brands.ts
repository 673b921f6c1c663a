import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import { brandNames } from '@portal/brands/brand-names'
import { root } from '@portal/tooling/build/root'
import publishOnce from './published.ts'

const setting = 'OTHER_BRANDS'

/** A brand, and the folder with its built edge, as the container's image has it. */
type BuiltBrand = { name: string; folder: string }

/** The brands beside the chosen one. */
export function otherBrands(): BuiltBrand[] {
  const built = process.env[setting]
  if (built === undefined) throw new Error('Run the journeys of e2e/playwright.brand.config.ts')
  return JSON.parse(built) as BuiltBrand[]
}

const build = (brand: string): void => {
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BRAND: brand },
  })
}

function copyOf(name: string): BuiltBrand {
  const folder = mkdtempSync(path.join(tmpdir(), 'other-brand-'))
  build(name)
  for (const part of ['edge-proxy/package.json', 'edge-proxy/src', 'shell/dist', 'embed/dist', 'package.json'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return { name, folder }
}

/**
 * Builds the portals of the other brands and of the chosen one, and releases the remotes, which have no brand, once.
 */
export default async function buildAll(): Promise<() => void> {
  const chosen = path.basename(brandFolder)
  const others = brandNames(path.join(root, 'brands')).filter((name) => name !== chosen)
  if (others.length === 0) throw new Error('brands has one brand only')
  const built = others.map(copyOf)
  build(chosen)
  process.env[setting] = JSON.stringify(built)
  const deleteReleases = await publishOnce()
  return () => {
    deleteReleases()
    for (const { folder } of built) rmSync(folder, { recursive: true, force: true })
  }
}
