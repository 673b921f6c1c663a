import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserType } from 'playwright'
import { messageOf, Refused } from '../refused.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Packages that drive Chromium in the same way; teams install one of them. */
const packages = ['playwright', '@playwright/test', 'playwright-core'] as const

/** Chromium as the Playwright of a folder drives it. @throws Refused naming the command that installs Playwright */
async function chromiumOf(folder: string): Promise<BrowserType> {
  const require = createRequire(path.join(folder, 'package.json'))
  for (const name of packages) {
    const file = resolved(require, name)
    if (file === null) continue
    const module = (await import(pathToFileURL(file).href)) as {
      chromium?: BrowserType
      default?: { chromium?: BrowserType }
    }
    const chromium = module.chromium ?? module.default?.chromium
    if (chromium !== undefined) return chromium
  }
  throw new Refused(
    'This command opens pages with Playwright, which is not installed here. Run "npm install --save-dev playwright" and "npx playwright install chromium".',
  )
}

function resolved(require: NodeJS.Require, name: string): string | null {
  try {
    return require.resolve(name)
  } catch {
    return null
  }
}

/**
 * Opens Chromium: the one that CHROMIUM_PATH names, else that of Playwright.
 * @param folder whose Playwright is used
 * @throws Refused naming the command that installs what is missing
 */
export async function openBrowser(folder: string, env: Env): Promise<Browser> {
  const chromium = await chromiumOf(folder)
  const executablePath = env['CHROMIUM_PATH'] || undefined
  if (executablePath !== undefined && !existsSync(executablePath)) {
    throw new Refused(`CHROMIUM_PATH names ${executablePath}, which is not there.`)
  }
  // As root, as in most containers, Chromium starts without its sandbox only.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  try {
    return await chromium.launch({ args, ...(executablePath !== undefined && { executablePath }) })
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n')
    throw new Refused(
      `Chromium does not start: ${reason} Run "npx playwright install chromium", or set CHROMIUM_PATH to an installed one.`,
    )
  }
}
