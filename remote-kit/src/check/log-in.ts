import { existsSync, readFileSync } from 'node:fs'
import { memberCookie, memberCookieValues } from '@portal/shared-contracts/remotes'
import type { BrowserContext } from 'playwright'
import * as v from 'valibot'
import { parseOrRefuse, Refused } from '../refused.ts'
import { timeout } from './portal-page.ts'

const Account = v.object({ email: v.string(), password: v.string() })
/** A test account of a portal. */
export type Account = v.InferOutput<typeof Account>

/** @throws Refused if the file is missing, or has no e-mail address and password */
export function readAccount(file: string): Account {
  if (!existsSync(file)) throw new Refused(`--session: there is no file ${file}.`)
  const text = readFileSync(file, 'utf8')
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new Refused(`--session: ${file} must be JSON such as { "email": "…", "password": "…" }.`)
  }
  return parseOrRefuse(Account, content, `--session: ${file}`)
}

/** Logs in through the form of the portal; all pages of the context are then those of the member. @throws Refused */
export async function logIn(context: BrowserContext, portal: string, { email, password }: Account): Promise<void> {
  const page = await context.newPage()
  await page.goto(portal, { timeout, waitUntil: 'networkidle' })
  const form = page.locator('form:has(input[autocomplete="current-password"])').first()
  try {
    await form.locator('input[autocomplete="username"]').fill(email, { timeout })
    await form.locator('input[autocomplete="current-password"]').fill(password, { timeout })
    await form.locator('button[type="submit"]').click({ timeout })
    await page.waitForFunction((name) => document.cookie.includes(`${name}=`), memberCookie, { timeout })
  } catch (error) {
    const shown = await form.innerText().catch(() => 'there is no login form')
    throw new Refused(
      `The login with --session failed in ${portal}: ${shown.split('\n').find((line) => line.trim()) ?? ''}`,
      {
        cause: error,
      },
    )
  }
  const cookies = await context.cookies(portal)
  if (cookies.find(({ name }) => name === memberCookie)?.value !== memberCookieValues.member) {
    throw new Refused('The account of --session is of no member: pages of members would not open.')
  }
  await page.waitForLoadState('networkidle', { timeout }).catch(() => {})
  await page.close()
}
