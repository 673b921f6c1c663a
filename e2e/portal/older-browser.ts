import type { BrowserContext } from 'playwright/test'

/**
 * Functions that are newer than the supported browsers (`browserslist` of package.json), by the object that has them.
 * Not among them: `trustedTypes`, without which Chromium would still refuse the scripts that it checks.
 */
const newerFunctions: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['timeout'],
  Document: ['startViewTransition'],
  HTMLElement: ['showPopover', 'hidePopover', 'togglePopover'],
  HTMLScriptElement: ['fetchPriority'],
  Iterator: ['from', 'concat'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  Set: ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  URL: ['parse'],
  Uint8Array: ['fromBase64', 'toBase64', 'toHex'],
  globalThis: ['navigation', 'scheduler', 'requestIdleCallback', 'cookieStore', 'CloseWatcher'],
}

/** Removes the functions from every page of the context, and those of another record too. */
export async function removeFunctions(
  context: BrowserContext,
  functions: Readonly<Record<string, readonly string[]>> = newerFunctions,
): Promise<void> {
  await context.addInitScript((removed) => {
    for (const [owner, names] of Object.entries(removed)) {
      const object = Reflect.get(globalThis, owner) as { prototype?: object } | undefined
      for (const name of names) {
        if (object !== undefined) Reflect.deleteProperty(object, name)
        if (object?.prototype !== undefined) Reflect.deleteProperty(object.prototype, name)
      }
    }
  }, functions)
}
