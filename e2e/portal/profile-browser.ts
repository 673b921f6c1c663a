import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { chromiumPath } from '@portal/tooling/run/browsers'
import { freePort, startProcess } from '@portal/tooling/run/start-process'
import { launchOptions } from './browser.ts'

/** A browser that keeps its profile, as on a tablet: it can be killed and started again. */
export type ProfileBrowser = AsyncDisposable & {
  /** Folder of the profile. */
  folder: string
  /** The port on which the running browser is controlled. */
  port: () => number
  /** Starts the browser and gives its first page. */
  start: () => Promise<Page>
  /** Ends it as its user does, so that everything it keeps is on the disk. */
  quit: () => Promise<void>
  /** Kills it at once, as a tablet without power. */
  kill: () => Promise<void>
}

export function createProfileBrowser(): ProfileBrowser {
  const home = mkdtempSync(path.join(tmpdir(), 'tablet-'))
  const folder = path.join(home, 'profile')
  let port = 0
  let kill = async (): Promise<void> => {}
  let quit = kill
  return {
    folder,
    port: () => port,
    async start() {
      port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const running = await startProcess({
        command: chromiumPath() ?? chromium.executablePath(),
        args: [
          ...launchOptions.args,
          '--headless=new',
          `--remote-debugging-port=${port}`,
          `--user-data-dir=${folder}`,
          '--lang=de-DE',
        ],
        env: { HOME: home },
        readyUrl: `${origin}/json/version`,
        stdout: 'ignore',
      })
      kill = () => running.stop('SIGKILL')
      const browser = await chromium.connectOverCDP(origin)
      quit = async () => {
        const client = await browser.newBrowserCDPSession()
        await client.send('Browser.close')
        await running.exited
      }
      const [context = await browser.newContext()] = browser.contexts()
      return context.pages()[0] ?? context.newPage()
    },
    quit: () => quit(),
    kill: () => kill(),
    [Symbol.asyncDispose]: async () => {
      await kill()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
