import { sourceFiles, type Findings } from './source-files.ts'

const hook = /^(?:before|after)(?:Each|All)\(/m
const testFile = /\.(?:test|long)\.tsx?$/

/**
 * Files that tests import and that call a hook of Vitest when they are loaded. A worker loads a module once, so that
 * the second test file in it would run without the hook: a function that each test file calls adds the hook.
 */
export function sharedHooks(folder: string): Findings {
  const files = sourceFiles(folder, '**/*.{ts,tsx}')
  if (files.size === 0) return ['no source files found']
  return [...files].flatMap(([file, text]) =>
    testFile.test(file) || !hook.test(text) ? [] : [`${file}: a hook outside a function is that of one test file only`],
  )
}
