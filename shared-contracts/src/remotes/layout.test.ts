import { expect, test } from 'vitest'
import type { RegistrySnapshot, SnapshotRemote } from './release-record.ts'
import { widgetsInSlot } from './layout.ts'
import type { SlotEntry } from './registry-document.ts'

const remote = (name: string, slots?: SlotEntry[]): SnapshotRemote => ({
  base: `/remotes/${name}/`,
  record: {
    name,
    version: '1.0.0',
    revision: 'r',
    contract: '3.0.0',
    entry: 'entry.js',
    global: 'g',
    files: {},
    routes: [],
    widgets: { teaser: [], quiz: [] },
    ...(slots && { slots }),
  },
})
const entry = (slot: string, widget: string): SlotEntry => ({ slot, widget })
const registry: RegistrySnapshot = {
  'mfe-z': remote('mfe-z', [entry('home', 'quiz'), entry('overview', 'teaser'), entry('home', 'teaser')]),
  'mfe-old': remote('mfe-old'),
  'mfe-a': remote('mfe-a', [entry('home', 'teaser'), entry('home', 'none'), entry('checkout', 'teaser')]),
}

// Rule: public-pages-83
test.each([
  { slot: 'home', widgets: ['mfe-z/quiz', 'mfe-z/teaser', 'mfe-a/teaser'] },
  { slot: 'overview', widgets: ['mfe-z/teaser'] },
  { slot: 'landing', widgets: [] },
])('the slot $slot has $widgets, in the order of the registry and without a widget that is missing', (row) => {
  expect(widgetsInSlot(row.slot, registry)).toEqual(row.widgets)
})
