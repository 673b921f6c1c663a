import { cpSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/root.ts'

/** Copies the repository as a checkout has it: without what is installed, built or released. */
export function checkOut(folder: string): void {
  const made = /^(node_modules|dist|\.git|\.turbo|\.data|\.releases|\.packages|test-results)$/
  cpSync(root, folder, { recursive: true, filter: (file) => !made.test(path.basename(file)) })
}
