import { expect, test } from 'vitest'
import adoptSheet from './adopt-sheet-loader.ts'

/** What css-loader writes for one sheet with one class. */
const written = `// Imports
import ___CSS_LOADER_API_NO_SOURCEMAP_IMPORT___ from "../../node_modules/css-loader/dist/runtime/noSourceMaps.js";
import ___CSS_LOADER_API_IMPORT___ from "../../node_modules/css-loader/dist/runtime/api.js";
var ___CSS_LOADER_EXPORT___ = ___CSS_LOADER_API_IMPORT___(___CSS_LOADER_API_NO_SOURCEMAP_IMPORT___);
// Module
___CSS_LOADER_EXPORT___.push([module.id, ".c1{color:red}", ""]);
// Exports
export var card = "c1";
var ___CSS_LOADER_STYLE_SHEET___ = new CSSStyleSheet();
___CSS_LOADER_STYLE_SHEET___.replaceSync(___CSS_LOADER_EXPORT___.toString());
export default ___CSS_LOADER_STYLE_SHEET___;
`

test('a sheet is adopted without css-loader at run time, and fills itself with its text', () => {
  const source = adoptSheet(written)
  expect(source).not.toContain('css-loader')
  expect(source).toContain('adoptSheet(___CSS_LOADER_STYLE_SHEET___)')
  const body = source
    .replace(/^import .*$/gm, '')
    .replace(/^export default .*$/gm, '')
    .replace(/^export var/gm, 'var')
  const run = new Function('module', 'CSSStyleSheet', 'adoptSheet', body) as (...given: unknown[]) => void
  let adopted: unknown = null
  class Sheet {
    text = ''
    replaceSync(text: string): void {
      this.text = text
    }
  }
  run({ id: 1 }, Sheet, (sheet: Sheet) => void (adopted = sheet.text))
  expect(adopted).toBe('.c1{color:red}')
})

test.each([
  {
    title: 'a sheet that imports another',
    change: ['// Module', '___CSS_LOADER_EXPORT___.i(other);'],
    message: /cannot import another/,
  },
  {
    title: 'no sheet',
    change: ['export default ___CSS_LOADER_STYLE_SHEET___;', ''],
    message: /no longer exports a sheet/,
  },
  {
    title: 'another use of the runtime',
    change: ['// Module', '___CSS_LOADER_API_SUPPORTS___();'],
    message: /does not know/,
  },
] as const)('refuses $title', ({ change: [from, to], message }) => {
  expect(() => adoptSheet(written.replace(from, to))).toThrow(message)
})
