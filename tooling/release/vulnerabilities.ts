import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/root.ts'
import { builtNames, distOf, packagesInBuild } from './artefacts.ts'
import { openVulnerabilities, readVex, type Audit } from './open-vulnerabilities.ts'
import { productionPackages } from './production-packages.ts'

// `npm run vulnerabilities`, after a build: reported vulnerabilities of packages in the builds and at the edge for
// which docs/vulnerabilities.cdx.json does not say that they do not reach the product.

const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
try {
  const audit = JSON.parse(stdout) as Audit & { message?: string; error?: { summary?: string } }
  if (audit.vulnerabilities === undefined)
    throw new Error(`The registry gave no list: ${audit.error?.summary || audit.message || 'npm audit failed'}.`)
  const inBuilds = [...builtNames.portal, ...builtNames.remotes].flatMap((name) => packagesInBuild(distOf(root, name)))
  const lockFile = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const open = openVulnerabilities(audit, [...inBuilds, ...productionPackages(lockFile, 'edge-proxy')], readVex(root))
  for (const line of open) console.log(line)
  console.log(open.length === 0 ? 'No reported vulnerability is open.' : `Open: ${open.length}`)
  process.exitCode = open.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
