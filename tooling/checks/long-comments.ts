import { sourceFiles, type Findings } from './source-files.ts'

const maxColumns = 120

/** Orders to a tool, which end with their line. */
const directive = /^\s*(?:\/\/|\/\*) ?(?:oxlint-|stylelint-|eslint-|prettier-|@ts-|\/ <)/

const blockBeginning = /^\s*\{?\/\*/
const quoted = /(['"`])(?:(?!\1)[^\\]|\\.)*\1/g

/** Whether a comment begins in a line, alone or after code. */
const hasComment = (line: string): boolean =>
  blockBeginning.test(line) || /(?:^|\s)\/\//.test(line.replaceAll(quoted, ''))

/** The numbers of the lines of a text that are part of a comment and have too many columns. */
function longLines(text: string): number[] {
  let isInBlock = false
  return text.split('\n').flatMap((line, index) => {
    const isComment = isInBlock || hasComment(line)
    if (isInBlock || blockBeginning.test(line)) isInBlock = !line.includes('*/')
    return isComment && line.length > maxColumns && !directive.test(line) ? [index + 1] : []
  })
}

/** Lines of comments with more than 120 columns: Prettier wraps code only. */
export function longComments(folder: string): Findings {
  const sources = sourceFiles(folder, '**/*.{ts,tsx,mjs,js,css}')
  const findings = [...sources].flatMap(([file, text]) =>
    longLines(text).map((line) => `${file}:${line}: a comment has more than ${maxColumns} columns`),
  )
  return sources.size === 0 ? ['no source files found'] : findings
}
