import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { freePort, startProcess } from '@portal/tooling/run/start-process'
import { webKitPath, webKitPrograms } from '@portal/tooling/run/browsers'

export type Driver = {
  /** Opens a browser without cookies, its page as wide as a phone. */
  openBrowser: () => Promise<WebDriver>
  close: () => Promise<void>
}

/** Starts the driver of WebKitGTK on a screen of its own. */
export async function startDriver(): Promise<Driver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  mkdirSync(path.join(folder, 'gtk-3.0'))
  // The buttons above the page otherwise keep the window at 447 px and more.
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }')
  // Also the number of the screen: one that is no free port may belong to another worker.
  const port = await freePort()
  const screen = await startProcess({
    command: webKitPrograms.screen,
    args: [`:${port}`, '-screen', '0', '1280x1280x24'],
    env: {},
    readyUrl: async () => existsSync(`/tmp/.X11-unix/X${port}`),
  })
  const driver = await startProcess({
    command: webKitPrograms.driver,
    args: [`--port=${port}`],
    env: { DISPLAY: `:${port}`, HOME: folder, XDG_CONFIG_HOME: folder, TZ: 'Europe/Berlin' },
    readyUrl: `http://127.0.0.1:${port}/status`,
  })
  return {
    async openBrowser() {
      const browser = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': { binary: webKitPath(), args: ['--automation'] },
        })
        .build()
      await browser.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
      return browser
    },
    async close() {
      await driver.stop()
      // Ends the browser of a journey that could not close it, too.
      await screen.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
