import { createInstance } from '@module-federation/runtime-tools'
import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { reasonOf } from './shared-choices.ts'
import { watchFederation } from './watch-federation.ts'

const onChange = vi.fn<() => void>()
/** Once, as a page does: the runtime keeps its plugins. */
const watched = watchFederation(onChange)
const shell = createInstance({
  name: 'shell',
  remotes: [],
  shared: {
    react: { version: '19.0.0', lib: () => React, shareConfig: { singleton: true, requiredVersion: '^19.0.0' } },
    schema: { version: '1.0.0', lib: () => ({}), shareConfig: { requiredVersion: '^1.0.0' } },
  },
})

/** A container as a build has it: an instance of the runtime of its own, with the page's share scope. */
function container(name: string, schema: string) {
  const shareConfig = { requiredVersion: `^${schema}`, strictVersion: true } as const
  const instance = createInstance({
    name,
    remotes: [],
    shared: { schema: { version: schema, lib: () => ({}), shareConfig } },
  })
  instance.initShareScopeMap('default', shell.shareScopeMap['default'] ?? {})
  const customShareInfo = { shareConfig: { singleton: true, requiredVersion: '^18.0.0' } } as const
  return {
    load: async () => {
      await instance.loadShare('schema')
      await instance.loadShare('react', { customShareInfo: { ...customShareInfo, scope: ['default'] } })
      await instance.loadShare('absent', { customShareInfo: { ...customShareInfo, scope: ['default'] } })
    },
  }
}
const choiceOf = (consumer: string, module: string) => {
  const choice = watched.choices().find((one) => one.consumer === consumer && one.module === module)
  return choice && { version: choice.chosen?.version, from: choice.chosen?.from, reason: reasonOf(choice) }
}

beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

test('the runtime tells which copy a container chose: that of the page, or its own if the page has none that fits', async () => {
  await container('older', '1.0.0').load()
  await container('newer', '1.1.0').load()
  expect(choiceOf('older', 'schema')).toEqual({ version: '1.0.0', from: 'shell', reason: 'fits' })
  expect(choiceOf('newer', 'schema')).toEqual({ version: '1.1.0', from: 'newer', reason: 'ownFits' })
  expect(choiceOf('older', 'react')).toEqual({ version: '19.0.0', from: 'shell', reason: 'onlyOne' })
  expect(choiceOf('older', 'absent')).toEqual({ reason: 'ownOnly' })
  expect(onChange).toHaveBeenCalled()
})

test('a part renders as without the panel, and what is no component stays what it is', async () => {
  const Card = ({ number = 7 }) => React.createElement('p', null, `Karte ${number}`)
  const modules: Record<string, unknown> = { './card': { Component: Card, extra: 1 }, './settings': { limit: 3 } }
  const name = 'mfe-cards@1.0.0'
  shell.registerRemotes([{ name, entry: 'https://portal.example/entry.js' }])
  shell.initRawContainer(name, 'https://portal.example/entry.js', {
    init: () => {},
    get: async (expose: string) => () => modules[expose],
  } as never)
  const card = await shell.loadRemote<{ Component: typeof Card; extra: number }>(`${name}/card`)
  expect(card?.extra).toBe(1)
  expect(card && renderToStaticMarkup(React.createElement(card.Component, { number: 9 }))).toBe('<p>Karte 9</p>')
  expect(card?.Component).not.toBe(Card)
  expect(await shell.loadRemote(`${name}/settings`)).toBe(modules['./settings'])
})
