import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/root.ts'

/** Copies the repository as a checkout has it: without what is installed, built or released. */
export function checkOut(folder: string): void {
  const made = /^(node_modules|dist|\.git|\.turbo|\.data|\.releases|\.packages|\.papers|test-results)$/
  cpSync(root, folder, { recursive: true, filter: (file) => !made.test(path.basename(file)) })
}

/** Gives such a copy the installed packages by links, with its own workspaces; builds need an installation. */
export function linkPackages(folder: string): void {
  const [installed, linked] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  mkdirSync(linked)
  for (const entry of readdirSync(installed).filter((entry) => entry !== '@portal'))
    symlinkSync(path.join(installed, entry), path.join(linked, entry))
  // Links to workspaces are relative, so that their copies lead to those of the copy.
  cpSync(path.join(installed, '@portal'), path.join(linked, '@portal'), { recursive: true, verbatimSymlinks: true })
}
