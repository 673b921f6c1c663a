import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { brandFolder } from '@portal/brands/folder'
import * as v from 'valibot'
import { brandNames } from '../../brands/identity.ts'
import { root } from '../build/root.ts'
import { ensureChromium } from './chromium.ts'
import { ensureFirefox } from './firefox.ts'

// `npm test` after installing: build, checks, unit tests and journeys, then one line with the total. A failed part
// does not stop the next one. After `npm test -- others`, which `.ci/run` uses, the tests of tools are among the unit
// tests, all journeys check accessibility, and the other journeys, the core ones in Firefox and those of another brand
// follow.

const results = path.join(root, 'test-results')
const UnitReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numFailedTestSuites: v.number() })
const JourneyReport = v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) })

const total = { passed: 0, failed: 0 }
function count(passed: number, failed: number): void {
  total.passed += passed
  total.failed += failed
}

const run = (command: string, args: readonly string[], env: Record<string, string> = {}): boolean =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status === 0

/** Counts the tests of a report; a run that failed without a failed test counts as one failure. */
function countReport(ok: boolean, file: string, read: (data: unknown) => [number, number]): void {
  const report = path.join(results, file)
  const [passed, failed] = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : [0, 0]
  // The next run writes a report of this name, too.
  rmSync(report, { force: true })
  count(passed, ok || failed > 0 ? failed : 1)
}

function runJourneys(args: readonly string[], env: Record<string, string> = {}): void {
  countReport(run('npx', ['playwright', 'test', ...args], env), 'journeys.json', (data) => {
    const { stats } = v.parse(JourneyReport, data)
    return [stats.expected, stats.unexpected + stats.flaky]
  })
}

function runUnits(args: readonly string[], env: Record<string, string> = {}): void {
  const reports = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/units.json']
  countReport(run('npx', ['vitest', 'run', ...reports, ...args], env), 'units.json', (data) => {
    const report = v.parse(UnitReport, data)
    return [report.numPassedTests, Math.max(report.numFailedTests, report.numFailedTestSuites)]
  })
}

/** A brand beside the chosen one: its build, the checks of a brand, and the tests whose texts and figures are a brand's. */
const otherBrand =
  brandNames(path.join(root, 'brands')).find((name) => path.join(root, 'brands', name) !== brandFolder) ?? ''
const testsOfBrands = [
  'brands',
  'embed/src',
  'sandbox/src/{catalogue,pictures,playground,routes,state}',
  'shared-contracts/src/{calls,domain,messages,session}',
  'shell/src/app',
  '{mfe-*,shared-ui}/src/{domain,messages,text}',
].flatMap((pattern) => globSync(pattern, { cwd: root }))

function testOtherBrand(): void {
  const env = { BRAND: otherBrand }
  const checked =
    run('npm', ['run', '--silent', 'build'], env) &&
    run(process.execPath, ['tooling/checks/check.ts', 'brands', 'contract', 'sizes'], env)
  count(checked ? 1 : 0, checked ? 0 : 1)
  runUnits(testsOfBrands, env)
}

const withOthers = process.argv.includes('others')
if (withOthers) process.env['CHECK_ACCESSIBILITY'] = '1'
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
ensureChromium()

testOtherBrand()
if (run('npm', ['run', '--silent', 'build'])) {
  const checked = run(process.execPath, ['tooling/checks/check.ts'])
  count(checked ? 1 : 0, checked ? 0 : 1)

  runUnits(withOthers ? [] : ['--project=!tools'])
  runJourneys(['-c', 'e2e/playwright.config.ts'])
  if (withOthers) runJourneys(['-c', 'e2e/playwright.long.config.ts', '--project', 'others'])
  if (withOthers && ensureFirefox()) runJourneys(['-c', 'e2e/playwright.firefox.config.ts', '--project', 'core'])
  if (withOthers) {
    runJourneys(['-c', 'e2e/playwright.brand.config.ts'], { BRAND: otherBrand })
    // That run leaves the build of the other brand.
    run('npm', ['run', '--silent', 'build'])
  }
} else {
  count(0, 1)
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
