import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// Preloaded by a process of a test: writes the addresses of all modules that the process has loaded.
const loaded: string[] = []
registerHooks({
  load(url, context, next) {
    loaded.push(url)
    return next(url, context)
  },
})
process.on('exit', () => writeFileSync(process.env['MODULES_FILE'] ?? '', loaded.join('\n')))
