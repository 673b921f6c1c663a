import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { brandFolder } from '@portal/brands/brand-folder'
import { brandNames } from '@portal/brands/brand-names'
import { root } from '../build/root.ts'
import { ensureChromium, ensureFirefox } from './browsers.ts'

// `npm test` after installing: build, checks, unit tests and journeys, then what failed, with its error, and one line
// with the total. A failed part does not stop the next one. After `npm test -- others`, which `.ci/run` uses, another
// brand is built and checked first, the tests of tools and of what operators rely on are among the unit tests, all
// journeys check accessibility, and the other journeys, the core ones in Firefox and those of another brand follow.

const results = path.join(root, 'test-results')

/** What is read of the report of Vitest. */
type UnitReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
/** What is read of the report of Playwright. */
type Spec = { ok: boolean; file: string; title: string; tests: { results: { errors: { message?: string }[] }[] }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }
type JourneyReport = { stats: { expected: number }; suites: Suite[] }

/** Lines of an error that stand in the list of what failed; the whole error stands further above. */
const errorLines = 12

/** A failed test with the beginnings of its errors, because a long log may be cut above the list. */
const withErrors = (name: string, errors: readonly string[]): string =>
  [name, ...errors.flatMap((error) => stripVTControlCharacters(error).split('\n').slice(0, errorLines))].join('\n    ')

/** The tests that failed in a file of unit tests; the file itself if it could not be loaded. */
function failedUnits({ name, status, message, assertionResults }: UnitReport['testResults'][number]): string[] {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => withErrors(`${name}: ${fullName}`, failureMessages))
  return failed.length > 0 || status === 'passed' ? failed : [withErrors(name, [message])]
}

const failedJourneys = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return withErrors(
        `${file}: ${title}`,
        errors.map(({ message = '' }) => message),
      )
    }),
  ...suites.flatMap(failedJourneys),
]

const total = { passed: 0, failed: [] as string[] }
function count(passed: number, failed: readonly string[]): void {
  total.passed += passed
  total.failed.push(...failed)
}
const countPart = (name: string, ok: boolean): void => count(ok ? 1 : 0, ok ? [] : [name])

const run = (command: string, args: readonly string[], env: Record<string, string> = {}): boolean =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status === 0

/** Counts the tests of a report; a run that failed without a failed test counts as one failure. */
function countReport(name: string, ok: boolean, file: string, read: (data: unknown) => [number, string[]]): void {
  const report = path.join(results, file)
  const [passed, failed] = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : [0, []]
  // The next run writes a report of this name, too.
  rmSync(report, { force: true })
  count(passed, ok || failed.length > 0 ? failed : [name])
}

function runJourneys(args: readonly string[], env: Record<string, string> = {}): void {
  const ok = run('npx', ['playwright', 'test', ...args], env)
  countReport(`playwright ${args.join(' ')}`, ok, 'journeys.json', (data) => {
    const { stats, suites } = data as JourneyReport
    return [stats.expected, suites.flatMap(failedJourneys)]
  })
}

function runUnits(args: readonly string[], env: Record<string, string> = {}): void {
  const reports = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/units.json']
  countReport('unit tests', run('npx', ['vitest', 'run', ...reports, ...args], env), 'units.json', (data) => {
    const report = data as UnitReport
    return [report.numPassedTests, report.testResults.flatMap(failedUnits)]
  })
}

/**
 * A brand beside the chosen one: its build, the checks of a brand, and the tests whose texts and figures are a brand's.
 */
const otherBrand =
  brandNames(path.join(root, 'brands')).find((name) => path.join(root, 'brands', name) !== brandFolder) ?? ''
const testsOfBrands = [
  'brands',
  'embed/src',
  'sandbox/src/{catalogue,pictures,playground,routes,state}',
  'page-library/src/{messages,session}',
  'shared-contracts/src',
  'shell/src/app',
  '{mfe-*,shared-ui}/src/{domain,messages,text}',
].flatMap((pattern) => {
  const folders = globSync(pattern, { cwd: root })
  if (folders.length === 0) throw new Error(`No folder has tests of brands at ${pattern}`)
  return folders
})

function testOtherBrand(): void {
  const env = { BRAND: otherBrand }
  const checked =
    run('npm', ['run', '--silent', 'build'], env) &&
    run(process.execPath, ['tooling/checks/check.ts', 'brands', 'contract', 'sizes'], env)
  countPart(`checks of ${otherBrand}`, checked)
  runUnits(testsOfBrands, env)
}

const withOthers = process.argv.includes('others')
if (withOthers) process.env['CHECK_ACCESSIBILITY'] = '1'
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
ensureChromium()

if (withOthers) testOtherBrand()
if (run('npm', ['run', '--silent', 'build'])) {
  countPart('checks', run(process.execPath, ['tooling/checks/check.ts']))
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
  count(0, ['build'])
}

const { passed, failed } = total
console.log(['', ...failed.map((name) => `Failed: ${name}`), `${passed} passed, ${failed.length} failed`].join('\n'))
process.exitCode = failed.length === 0 ? 0 : 1
