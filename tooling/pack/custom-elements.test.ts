import { elementName } from '@portal/embed'
import { embedNames } from '@portal/shared-contracts/embed/elements'
import { expect, test } from 'vitest'
import { customProperties } from '@portal/embed/runtime/color-sheet'
import { customElements } from './custom-elements.ts'

const declarations = customElements().modules.flatMap((module) => module.declarations)

test('the custom-elements manifest lists every element under its name', () => {
  expect(declarations.map(({ tagName }) => tagName)).toEqual(embedNames.map(elementName))
})

test.each(declarations)(
  'the custom-elements manifest lists the properties that style $tagName',
  ({ cssProperties }) => {
    expect(cssProperties.map(({ name }) => name)).toEqual(customProperties)
  },
)

test.each(declarations)('the custom-elements manifest lists the slot for the children of $tagName', ({ slots }) => {
  expect(slots).toEqual([{ name: '', description: expect.stringContaining('until the remote shows') }])
})
