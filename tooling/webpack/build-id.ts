import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/root.ts'

/** Eight characters that change with the sources of a build. */
export function buildId(app: string): string {
  const hash = createHash('sha256')
  const folders = [`${app}/src`, 'shared-contracts/src', 'shared-ui/src', 'tooling/webpack']
  for (const file of [
    ...folders.flatMap((folder) => globSync(`${folder}/**/*.*`, { cwd: root })),
    'package-lock.json',
  ].toSorted()) {
    hash.update(file).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex').slice(0, 8)
}
