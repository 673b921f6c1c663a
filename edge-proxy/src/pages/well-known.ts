import path from 'node:path'
import * as paths from '@portal/shared-contracts/paths'
import type { Hono } from 'hono'
import type { EdgeConfig } from '../config/config.ts'
import type { SecurityTxt } from '../config/security-txt.ts'
import { shareable } from '../http/response.ts'
import { readShared } from './shared-file.ts'

type WellKnownOptions = { config: Pick<EdgeConfig, 'publicOrigin' | 'securityTxt'>; publicDir: string }

/** Seconds for which clients may keep a file. */
const maxAge = 3600

/** The addresses below `/.well-known/` that the portal has; what is missing is an unknown page. */
export function addWellKnown(app: Hono, { config, publicDir }: WellKnownOptions): void {
  const { securityTxt, publicOrigin } = config
  app.get(paths.wellKnownChangePassword, (c) => {
    c.header('cache-control', 'no-store')
    return c.redirect(paths.changePassword, 302)
  })
  app.get(paths.securityTxt, (c, next) => {
    const secondsLeft = securityTxt === null ? 0 : Math.floor((securityTxt.expires - Date.now()) / 1000)
    if (securityTxt === null || secondsLeft <= 0) return next()
    return c.body(securityTxtOf(securityTxt, publicOrigin), 200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': `public, max-age=${Math.min(maxAge, secondsLeft)}`,
      'x-content-type-options': 'nosniff',
    })
  })
  for (const file of paths.appFiles) {
    app.get(`/.well-known/${file}`, async (c, next) => {
      // The build writes those of the brand's app.
      const bytes = await readShared(path.join(publicDir, 'well-known', file))
      if (bytes === null) return next()
      return c.body(shareable(bytes), 200, {
        'content-type': 'application/json',
        'cache-control': `public, max-age=${maxAge}`,
        'x-content-type-options': 'nosniff',
      })
    })
  }
}

/** The file by RFC 9116, whose web addresses are https ones; each line ends with LF. */
function securityTxtOf({ contacts, expires, languages, pages }: SecurityTxt, publicOrigin: string): string {
  const lines = [
    ...contacts.map((contact) => ['Contact', contact]),
    ['Expires', new Date(expires).toISOString().replace('.000Z', 'Z')],
    ['Preferred-Languages', languages.join(', ')],
    ...Object.entries(pages),
    ...(publicOrigin.startsWith('https:') ? [['Canonical', publicOrigin + paths.securityTxt]] : []),
  ]
  return lines.map(([field, value]) => `${field}: ${value}\n`).join('')
}
