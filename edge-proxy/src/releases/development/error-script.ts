import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'

const errorScriptPath = '/api/remotes/overrides/show-errors.js'

const errorScript = readFileSync(new URL('./show-errors.js', import.meta.url))
const errorScriptHash = `sha384-${createHash('sha384').update(errorScript).digest('base64')}`

/** Serves the script that {@link errorScriptTag} adds to a page. */
export const addErrorScript = (app: Hono): void =>
  void app.get(errorScriptPath, (c) =>
    c.body(errorScript, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }),
  )

/** The script that shows errors of remotes on a developer's machine; pages of members do not have it. */
export const errorScriptTag = (nonce: string): string =>
  `<script src="${errorScriptPath}" nonce="${nonce}" integrity="${errorScriptHash}" crossorigin></script>`
