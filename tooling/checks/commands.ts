import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../build/root.ts'
import type { Check } from './source-files.ts'

/** Runs an installed tool in a folder; the findings are the lines that it prints if it fails. */
const command =
  (tool: string, ...args: readonly string[]): Check =>
  async (folder) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
    try {
      await promisify(execFile)(path.join(root, 'node_modules/.bin', tool), args, options)
      return []
    } catch (error) {
      const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
      return (`${stdout}${stderr}`.trim() || message).split('\n')
    }
  }

/** Formatting by Prettier, which remembers the files that were formatted. */
export const format = command('prettier', '--check', '--log-level=warn', '--cache', '--cache-strategy=content', '.')

/** Types, by the tsconfig of the folder. */
export const types = command('tsc', '-p', 'tsconfig.json', '--pretty', 'false')

/** Lint rules, import directions and import circles, by .oxlintrc.json; the format has a line for each finding. */
export const lint = command('oxlint', '--deny-warnings', '--format=agent')

/** Files, exports and dependencies without a user, by knip. */
export const unused = command('knip', '--no-progress')

const styleSheets = '{shell,mfe-*,shared-ui,embed,gallery}/src/**/*.css'
/** Rules of style sheets: custom properties that no token defines and colours outside the tokens among others. */
export const styles = command('stylelint', styleSheets, '--formatter', 'unix')
