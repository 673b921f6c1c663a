import { createHash } from 'node:crypto'
import type { AppleSettings } from '../../config/wallet-settings.ts'
import { makePassIcons } from './pass-icons.ts'
import { passJson, type ApplePass } from './pass-json.ts'

/** A signed pass, as phones take it. */
export type SignPass = (pass: ApplePass) => Promise<Buffer>

const sha1Of = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex')

const jsonOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

/** What all passes need; loaded and made with the first one, because other portals need none. */
async function prepare(apple: AppleSettings) {
  const [icons, { zipSync }, { createSignManifest }] = await Promise.all([
    makePassIcons(),
    import('fflate'),
    import('./sign-manifest.ts'),
  ])
  return { icons, zipSync, sign: createSignManifest(apple) }
}

/** Makes passes of one pass type. `portal` is the origin of this portal. */
export function createSignPass(apple: AppleSettings, portal: string): SignPass {
  const { passType, team } = apple
  let prepared: ReturnType<typeof prepare> | null = null
  return async (pass) => {
    prepared ??= prepare(apple).catch((error: unknown) => {
      prepared = null
      throw error
    })
    const { icons, zipSync, sign } = await prepared
    const json = passJson(pass, { passType, team, portal })
    const files = { ...icons, 'pass.json': jsonOf(json) }
    const manifest = jsonOf(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, sha1Of(file)])))
    // Stored as they are: pictures are compressed already.
    return Buffer.from(zipSync({ ...files, 'manifest.json': manifest, signature: sign(manifest) }, { level: 0 }))
  }
}
