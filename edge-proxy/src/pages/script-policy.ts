import { scriptJson } from './script-json.ts'

/**
 * The script that makes a page's default policy of Trusted Types: addresses of scripts begin with one of `bases`, and
 * markup may only be emptied. The edge writes it into the page, because it must be there before the first script, and
 * holds for releases of every age.
 */
export const scriptPolicy = (bases: readonly string[]): string =>
  `self.trustedTypes?.createPolicy("default",{createHTML:t=>t&&null,createScriptURL:u=>${scriptJson(bases)}` +
  `.some(b=>new URL(u,origin).href.startsWith(new URL(b,origin).href))?u:null})`
