import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { isComment } from './language.ts'
import { isNamesOfBrand, isTestFile, sourceFiles, type Findings } from './source-files.ts'

const product = [
  '{brands,edge-proxy,embed,gallery,mfe-*,page-library,remote-kit,sandbox,shared-contracts,shared-ui,shell}/**/*.{ts,tsx}',
]

const headersFile = 'shared-contracts/src/calls/header-names.ts'
const headers = Object.values(headerNames)

/** Words that code has for other things, too: HTML for an input, the edge for the address of a client. */
const ambiguous: readonly string[] = [fieldName.email, fieldName.address]
const fields = Object.values(fieldName).filter((field) => !ambiguous.includes(field))
/** In the edge, which has no inputs, an e-mail is always a field. */
const edgeFields = [...fields, fieldName.email]

/** These names as texts; only headers are the same in other cases. */
const literal = (names: readonly string[], flags: 'g' | 'gi') => new RegExp(`(['"\`])(${names.join('|')})\\1`, flags)

function namesIn(file: string, text: string): string[] {
  const lines = text.split('\n').map((line) => (isComment(line) ? '' : line))
  const found = (pattern: RegExp, write: string) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([name]) => `${file}:${index + 1}: ${name}: write ${write}`),
    )
  return [
    ...(file === headersFile ? [] : found(literal(headers, 'gi'), `the name of ${headersFile}`)),
    ...found(
      literal(file.startsWith('edge-proxy/') ? edgeFields : fields, 'g'),
      'the name of shared-contracts/src/calls/member-fields.ts, such as fieldName.city',
    ),
  ]
}

/** Names of headers and of member fields that stand as texts outside the one file that has them. */
export function wireNames(folder: string): Findings {
  const files = [...sourceFiles(folder, ...product)].filter(([file]) => !isTestFile(file) && !isNamesOfBrand(file))
  if (files.length === 0) return ['no product files found']
  return files.flatMap(([file, text]) => namesIn(file, text))
}
