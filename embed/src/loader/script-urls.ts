/** The part of Trusted Types that is used; `script.src` takes a TrustedScriptURL like a text. */
type ScriptUrlPolicy = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy }

/** The name that the policy of an embedding page lists after `trusted-types` (docs/embed.md). */
const policyName = 'portal-embed'

/**
 * Makes the addresses of scripts that a page with Trusted Types accepts, of the portal only. A browser without Trusted
 * Types, or a page that does not list the policy, gets them as text.
 */
export function createScriptUrls(origin: string): (url: string) => string {
  const rules: ScriptUrlPolicy = {
    createScriptURL(url) {
      if (!url.startsWith(`${origin}/`)) throw new TypeError(url)
      return url
    },
  }
  let policy = rules
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
    policy = trustedTypes?.createPolicy(policyName, rules) ?? rules
  } catch {
    // The page lists other policies only; unless it also requires Trusted Types, a text will do.
  }
  return (url) => policy.createScriptURL(url)
}
