/** Begins the line of a contract that says that the line above it is deprecated. */
export const tagName = '@deprecated'

/** Whether a line of a contract is the notice of a deprecated part. */
export const isTag = (line: string): boolean => line.trimStart().startsWith(tagName)

/** The text of the tag in a comment, on one line; null without one. */
function tagIn(comment: string): string | null {
  const [, text] = /@deprecated\b([^]*?)(?=@\w+\b|\*\/)/.exec(comment) ?? []
  if (text === undefined) return null
  return `${tagName} ${text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()}`.trim()
}

/** The lines that the compiler wrote, without comments and with the tag above each. */
export function withoutComments(text: string): { line: string; tag: string | null }[] {
  const lines: { line: string; tag: string | null }[] = []
  let [comment, tag]: [string | null, string | null] = [null, null]
  // A comment stands on lines of its own, or after the field before.
  for (const whole of text.replaceAll(/; (?=\/\*)/g, ';\n').split('\n')) {
    const line = whole.trimEnd().replace(/;$/, '')
    if (comment === null && line.trimStart().startsWith('/*')) comment = ''
    if (comment === null) {
      lines.push({ line, tag })
      tag = null
    } else {
      comment += `${line}\n`
      if (!line.endsWith('*/')) continue
      tag = tagIn(comment)
      comment = null
    }
  }
  return lines
}

/** A line, and below it the tag that it has. */
export const withTag = (line: string, tag: string | null): string[] =>
  tag === null ? [line] : [line, `${/^ */.exec(line)?.[0] ?? ''}    ${tag}`]
