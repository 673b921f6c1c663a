import { ensureChromium } from './chromium.ts'

// A process of its own, because one that looked for Chromium before it was installed does not find it later.
ensureChromium()
