const list = '___CSS_LOADER_EXPORT___'

/**
 * Runs on css-loader's output with `exportType: 'css-style-sheet'`: whoever imports the
 * module has its sheet adopted by the document or the shadow root it is shown in. css-loader's
 * runtime stays out: it joins sheets that import others, and ours import none.
 */
export default function adoptSheet(source: string): string {
  const sheet = /export default (\w+);/.exec(source)?.[1]
  if (sheet === undefined) throw new Error('css-loader no longer exports a sheet by name')
  if (source.includes(`${list}.i(`)) throw new Error('A style sheet of a remote cannot import another one')
  const plain = source
    .replace(/^import ___CSS_LOADER_API\w+ from .*$/gm, '')
    .replace(/___CSS_LOADER_API_IMPORT___\(.*?\);/, '[];')
    .replace(`${list}.toString()`, `${list}.map((part) => part[1]).join('')`)
  if (plain.includes('___CSS_LOADER_API'))
    throw new Error("css-loader's runtime is used in a way this loader does not know")
  return `${plain}\nimport { adoptSheet } from '@delikaterie/shared-ui/adopted-sheets';\nadoptSheet(${sheet});\n`
}
