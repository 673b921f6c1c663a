import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { families } from './index.ts'

const ui = path.join(import.meta.dirname, '../../../shared-ui')
const { exports: entries } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as {
  exports: Record<string, string>
}
const sources = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))

/** Whether a family renders the component, or all exports of its module. */
const isShown = (entry: string, component: string): boolean => {
  const whole = `import * as ${path.basename(entry)} from '@portal/shared-ui${entry.slice(1)}'`
  return sources.some((source) => new RegExp(`<${component}[\\s/>]`).test(source) || source.includes(whole))
}

const components = Object.entries(entries)
  .filter(([, file]) => file.endsWith('.tsx'))
  .flatMap(([entry, file]) => {
    const source = readFileSync(path.join(ui, file), 'utf8')
    const names = source.matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)
    return [...names].map(([, component = '']) => ({ entry, component }))
  })

test('every component that shared-ui exports stands in the gallery', () => {
  expect(components.length).toBeGreaterThan(70)
  expect(components.filter(({ entry, component }) => !isShown(entry, component))).toEqual([])
})

test('families have ids of their own', () => {
  const ids = families.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
