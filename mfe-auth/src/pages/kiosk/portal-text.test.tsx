import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { copiedText, type PageNode } from './portal-text.tsx'

const node = (nodeName: string, ...content: (PageNode | string)[]): PageNode => ({
  nodeName,
  textContent: null,
  childNodes: content.map((each) =>
    typeof each === 'string' ? { nodeName: '#text', textContent: each, childNodes: [] } : each,
  ),
})

test.each([
  { what: 'a heading', from: node('SECTION', node('H2', 'Karten')), copy: '<h3>Karten</h3>' },
  {
    what: 'a list',
    from: node('UL', node('LI', 'Ende'), node('LI', 'Fragen')),
    copy: '<ul><li>Ende</li><li>Fragen</li></ul>',
  },
  { what: 'a link', from: node('P', 'in Ihren ', node('A', 'Kontodaten'), '.'), copy: '<p>in Ihren Kontodaten.</p>' },
  { what: 'a comment', from: node('P', 'Montag', node('#comment'), ' bis Freitag'), copy: '<p>Montag bis Freitag</p>' },
  { what: 'markup that is text', from: node('P', '<script>'), copy: '<p>&lt;script&gt;</p>' },
  { what: 'a style', from: node('P', node('STYLE', 'p {}'), 'Montag'), copy: '<p>Montag</p>' },
  { what: 'a control', from: node('P', node('BUTTON', 'Senden')), copy: '<p>Senden</p>' },
])('$what of a page is copied as $copy', ({ from, copy }) => {
  expect(renderToStaticMarkup(copiedText(from))).toBe(copy)
})
