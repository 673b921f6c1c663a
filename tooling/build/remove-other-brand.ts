import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Builds that contain a brand, by that of the shell, which names it. */
const builds = { 'shell/dist': ['shell/dist', 'embed/dist'], 'shell/development/dist': ['shell/development/dist'] }

/**
 * Removes builds of another brand than the one with this shop name. Turbo restores a build from its cache into the
 * folder as it is, so that pages, pictures and texts of both would stand in it.
 */
export function removeOtherBrand(folder: string, shopName: string): void {
  for (const [shell, ofBrand] of Object.entries(builds)) {
    const manifest = path.join(folder, shell, 'shell-manifest.json')
    if (!existsSync(manifest)) continue
    const { brand } = JSON.parse(readFileSync(manifest, 'utf8')) as { brand?: string }
    if (brand === shopName) continue
    for (const build of ofBrand) rmSync(path.join(folder, build), { recursive: true, force: true })
  }
}
