import { embedNames } from '@delikaterie/shared-contracts/embed'
import { expect, test } from 'vitest'
import manifest from '../custom-elements.json' with { type: 'json' }
import { elementName } from './define.ts'

test('the custom-elements manifest lists every element under its name', () => {
  const tags = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))
  expect(tags).toEqual(embedNames.map(elementName))
})
