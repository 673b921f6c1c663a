import path from 'node:path'
import { sourceFiles, type Findings } from './source-files.ts'

/** Scenarios of several sources stand in a folder `test`; journeys run the whole portal. */
const scenario = /(?:^|\/)test\/|^(?:e2e|bench|edge-proxy)\//

const sourceKinds = ['.ts', '.tsx', '.mjs']

/** A test stands beside the source of its name, and so does a style sheet, unless a comment says what it styles. */
export function fileNames(folder: string): Findings {
  const files = sourceFiles(folder, '**/*.{ts,tsx,mjs,module.css}')
  if (files.size === 0) return ['no source files found']
  return [...files].flatMap(([file, text]) => {
    const [, source = '', kind] = /^(.*)\.(test|module)\.(?:tsx?|css)$/.exec(file) ?? []
    const isNamed = kind === 'test' ? scenario.test(file) : kind === undefined || text.startsWith('/*')
    if (isNamed || sourceKinds.some((ending) => files.has(source + ending))) return []
    return [`${file}: there is no source ${path.posix.basename(source)} beside it`]
  })
}
