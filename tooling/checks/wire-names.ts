import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { isComment } from './language.ts'
import { sourceFiles, type Findings } from './source-files.ts'

const product = [
  '{brands,edge-proxy,embed,gallery,mfe-*,page-library,remote-kit,sandbox,shared-contracts,shared-ui,shell}/**/*.{ts,tsx}',
]
const isTest = (file: string): boolean => /\.(?:test|long)\.tsx?$|\/(?:test|testing)\//.test(file)

const headersFile = 'shared-contracts/src/calls/header-names.ts'
const headers = Object.values(headerNames)

/** Without the words that HTML has for other things, such as the type of an input. */
const fields = Object.values(fieldName).filter((field) => field !== 'email' && field !== 'address')

const literal = (names: readonly string[]) => new RegExp(`(['"\`])(${names.join('|')})\\1`, 'gi')

function namesIn(file: string, text: string): string[] {
  const lines = text.split('\n').map((line) => (isComment(line) ? '' : line))
  const found = (names: readonly string[], write: string) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(literal(names))].map(([name]) => `${file}:${index + 1}: ${name}: write ${write}`),
    )
  return [
    ...(file === headersFile ? [] : found(headers, `the name of ${headersFile}`)),
    ...found(fields, 'the name of shared-contracts/src/calls/member-fields.ts, such as fieldName.city'),
  ]
}

/** Names of headers and of member fields that stand as texts outside the one file that has them. */
export function wireNames(folder: string): Findings {
  const files = [...sourceFiles(folder, ...product)].filter(([file]) => !isTest(file))
  if (files.length === 0) return ['no product files found']
  return files.flatMap(([file, text]) => namesIn(file, text))
}
