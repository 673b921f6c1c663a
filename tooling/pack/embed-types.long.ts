import { brand } from '@portal/shared-contracts/brand/brand'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { packPackages } from './pack-packages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'types-'))
const place = (name: string): string => path.join(folder, name)

beforeAll(async () => {
  const [tarball = ''] = await packPackages(place('packages'), ['embed'])
  const installed = place('node_modules/@portal/embed')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the compiler says of a file in a project that checks the types of its packages too; '' if it accepts them. */
function compile(file: string, text: string): string {
  writeFileSync(place(file), text)
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2022',
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  }
  writeFileSync(place('tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
  return spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' }).stdout
}

const shop = `
  import { defineRewards, elementName, mount, type EmbedElement } from '@portal/embed'
  defineRewards({ portal: 'https://portal.example' })
  const element: EmbedElement = document.createElement('${brand.elementPrefix}-rewards')
  element.addEventListener('navigate', ({ detail }) => detail.href.length)
  void element.logIn().then((isMember: boolean) => isMember)
  mount(document.body, { remote: 'cards', portal: 'https://portal.example', onError: ({ detail }) => elementName('cards') + detail.code })
  // @ts-expect-error The event has no such detail.
  element.addEventListener('session', ({ detail }) => detail.href)
  // @ts-expect-error A React is an object.
  defineRewards({ React: 19 })`

test('a project without the types of React accepts those of the elements', () => {
  expect(compile('shop.ts', shop)).toBe('')
})

test('a project of React has the elements in JSX and gives its React', () => {
  for (const name of ['react', 'react-dom', '@types', 'csstype'])
    symlinkSync(path.join(root, 'node_modules', name), place(`node_modules/${name}`))
  const text = `
    import { defineRewards, type EmbedElement } from '@portal/embed'
    import type {} from '@portal/embed/jsx'
    import * as React from 'react'
    import * as ReactDOM from 'react-dom'
    import * as ReactDOMClient from 'react-dom/client'
    defineRewards({ React, ReactDOM, ReactDOMClient })
    const ref = React.createRef<EmbedElement>()
    const token: string | undefined = undefined
    export const right = <${brand.elementPrefix}-cards theme="dark" ref={ref} sessionToken={token} onnavigate={({ detail }) => detail.href} />
    // @ts-expect-error There is no such theme.
    export const wrong = <${brand.elementPrefix}-cards theme="blue" />
    // @ts-expect-error The event has no such detail.
    export const deaf = <${brand.elementPrefix}-cards onready={({ detail }) => detail.href} />`
  expect(compile('shop.tsx', text)).toBe('')
})
