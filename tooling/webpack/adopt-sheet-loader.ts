/**
 * Runs on css-loader's output with `exportType: 'css-style-sheet'`: whoever imports the
 * module has its sheet adopted by the document or the shadow root it is shown in.
 */
export default function adoptSheet(source: string): string {
  const sheet = /export default (\w+);/.exec(source)?.[1]
  if (sheet === undefined) throw new Error('css-loader no longer exports a sheet by name')
  return `${source}\nimport { adoptSheet } from '@delikaterie/shared-ui/adopted-sheets';\nadoptSheet(${sheet});\n`
}
