import { createHash } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { requiredNote } from '@portal/page-library/messages/required-fields'
import { expect, type Page } from 'playwright/test'
import { inEveryEnvironment } from './environments.ts'
import { inEveryReading } from './readings.ts'
import { misfits } from './text-fits.ts'

/**
 * In which environments axe checks a page: in none, as the journey shows it, or in each; or how its texts fit in each
 * reading.
 */
export type CheckedIn = 'no environment' | 'own environment' | 'every environment' | 'every reading'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The violations of WCAG 2.2 AA and of axe's best practices on the page as it is now. Forced colours are the reader's,
 * and axe compares those of the style sheet instead.
 */
async function violationsOf(page: Page, forcedColours = false): Promise<string[]> {
  // Only violations are read, and no frame has another origin: both save half of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: standards },
      rules: { 'color-contrast': { enabled: !forcedColours } },
    })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** The texts in which a line ends within a word that is read as one, such as 'E-Mail' (rule language-16). */
const textsWithBrokenWord = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      for (const { 0: word, index } of text.matchAll(/E-Mail|Online-Shop/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(text)
      }
    }
    return found
  })

/**
 * The fields whose mark is wrong, and the note where it is missing or not needed: a form with required and optional
 * fields marks the required ones and has the note, any other form has neither (rule language-17).
 */
const wrongMarks = (page: Page): Promise<string[]> =>
  page.evaluate((note) => {
    const wrongMarksOf = (form: HTMLFormElement) => {
      const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=radio]), select, textarea')].filter(
        (field) => field.checkVisibility() && field.labels?.length,
      )
      const isMixed = fields.some(({ required }) => required) && fields.some(({ required }) => !required)
      const wrong = fields.filter(
        ({ labels, required }) => labels?.[0]?.textContent.trim().endsWith('*') !== (isMixed && required),
      )
      return [...wrong.map(({ name }) => name), ...(form.textContent.includes(note) === isMixed ? [] : [note])]
    }
    return [...document.forms].flatMap(wrongMarksOf)
  }, requiredNote)

/** The recorded errors of a page; a journey lists those it expects. */
export type Watch = {
  /** Accepts errors that match, because the journey provokes them. */
  allowErrors: (...patterns: RegExp[]) => void
  /**
   * Fails on a line of the page that ends within a word such as 'E-Mail', on wrong marks of required fields, and in the
   * environments of {@link CheckedIn} on accessibility violations, or on texts that do not fit.
   */
  checkAccessibility: () => Promise<void>
  /** Fails on unexpected errors. */
  verify: () => void
}

/** What Firefox reports without a fault of the page. */
const harmless = [
  // It compares what it has of a script whose request was aborted, and that is nothing, with the script's hash.
  createHash('sha384').digest('base64'),
  // The style with which Playwright hides the caret in a screenshot, and which the page's policy refuses.
  'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=',
]

/** Records a page's console errors, CSP violations, page errors, failed requests and error responses. */
export function watchPage(page: Page, checkedIn: CheckedIn = 'own environment'): Watch {
  const seen: string[] = []
  const expected: RegExp[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', ({ message }) => {
    if (!harmless.some((text) => message.includes(text))) seen.push(`page error: ${message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its pending requests.
    if (!/^(net::ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_ABORT)$/.test(reason))
      seen.push(`request failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`response ${response.status()}: ${response.url()}`)
  })

  return {
    allowErrors: (...patterns) => void expected.push(...patterns),
    async checkAccessibility() {
      if (checkedIn === 'every reading')
        return inEveryReading(page, async (name) =>
          expect.soft(await misfits(page), `texts of ${page.url()}, ${name}`).toEqual([]),
        )
      if (checkedIn !== 'every environment') {
        expect(await textsWithBrokenWord(page), `texts of ${page.url()} with a broken word`).toEqual([])
        expect(await wrongMarks(page), `marks of required fields of ${page.url()}`).toEqual([])
      }
      if (checkedIn === 'own environment')
        return expect(await violationsOf(page), `accessibility of ${page.url()}`).toEqual([])
      if (checkedIn === 'no environment') return
      // Another size or preference ends a crossfade that is going on, which Chromium reports as an error of the page.
      expected.push(/Transition was (?:skipped|aborted)/)
      await inEveryEnvironment(page, async ({ name, media }) => {
        const found = await violationsOf(page, media?.forcedColors === 'active')
        expect.soft(found, `accessibility of ${page.url()}, ${name}`).toEqual([])
      })
    },
    verify() {
      expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
  }
}
