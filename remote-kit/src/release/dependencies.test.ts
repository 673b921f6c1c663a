import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sharedVersions, usedWidgets } from './dependencies.ts'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'remote-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

test('the record says which shared packages are installed, without marks of a pre-release', () => {
  const folder = folderWith({
    'package.json': '{}',
    'node_modules/react/package.json': '{ "name": "react", "version": "19.3.1-rc.0" }',
    'node_modules/@nanostores/react/package.json': '{ "name": "@nanostores/react", "version": "1.0.2" }',
  })
  expect(sharedVersions(folder)).toEqual({ react: '19.3.1', '@nanostores/react': '1.0.2' })
})

test('the record says which widgets of other remotes the pages show', () => {
  const folder = folderWith({
    'src/pages/a.tsx': '<Widget name="mfe-auth/change-password" skeleton={<p />} />',
    'src/pages/b.tsx': '<Widget\n  skeleton={null}\n  name="mfe-cards/card" /> <Widgets name="mfe-no/box" />',
    'src/c.ts': 'mfe-x/box',
  })
  expect(usedWidgets(folder)).toEqual(['mfe-auth/change-password', 'mfe-cards/card'])
})
