import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

test.each([null, undefined, '', '  '])('a picture with the address %j requests the placeholder', (src) => {
  expect(renderToStaticMarkup(<Picture src={src} alt="" />)).toContain('src="/api/image?src=&amp;w=600"')
})

test('an address that cannot be encoded is still a picture', () => {
  expect(renderToStaticMarkup(<Picture src={'\uD83E'} alt="" square />)).toContain('src=%EF%BF%BD')
})
