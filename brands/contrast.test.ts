import path from 'node:path'
import { expect, test } from 'vitest'
import { contrastFindings, type Schemes } from './contrast.ts'
import { brandNames } from './brand-names.ts'

const schemesOf = async (brand: string): Promise<Schemes> =>
  (await import(path.join(import.meta.dirname, brand, 'colors.ts'))) as Schemes

test.each(brandNames(import.meta.dirname))(
  'the colours of %s have the contrast of WCAG AA in both schemes',
  async (brand) => {
    expect(contrastFindings(await schemesOf(brand))).toEqual([])
  },
)

test('a text, a control and a focus ring that cannot be seen are found, each with its scheme', async () => {
  const { lightScheme, darkScheme } = await schemesOf('delikaterie')
  const pale = { ...lightScheme, muted: '#bbbbbb', 'control-line': lightScheme.paper }
  const dark = { ...darkScheme, focus: lightScheme.hero, 'focus-gap': lightScheme.hero }
  expect(contrastFindings({ lightScheme: pale, darkScheme: dark })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^light scheme: text in muted on paper has 1\.\d+:1, at least 4\.5:1$/),
      'light scheme: a control in control-line on paper has 1.00:1, at least 3:1',
      'dark scheme: neither focus nor focus-gap has 3:1 on hero',
    ]),
  )
})
