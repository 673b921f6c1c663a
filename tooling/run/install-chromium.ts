import { ensureChromium } from './chromium.ts'

// For commands that need a browser: a process that has looked for Chromium once does not find one installed later.
ensureChromium()
