import { beforeEach, expect, test, vi } from 'vitest'
import { idleTimeout as timeout, idleWarning } from '@portal/shared-contracts/session/timeouts'
import { createIdleWatch } from './idle-watch.ts'

const start = 1_000_000_000
let clock = start
let shared = 0
const onIdle = vi.fn<() => void>()
const tabs = {
  read: () => shared,
  write: (time: number) => {
    shared = time
    return true
  },
}
const openWatch = () => createIdleWatch(timeout, tabs, onIdle)

beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => clock)
  clock = start
  shared = 0
  onIdle.mockReset()
})

test.each([
  { after: 0, warning: null, idle: 0 },
  { after: timeout - idleWarning - 1, warning: null, idle: 0 },
  { after: timeout - idleWarning, warning: 60, idle: 0 },
  { after: timeout - 0.5, warning: 1, idle: 0 },
  { after: timeout, warning: null, idle: 1 },
  { after: timeout * 40, warning: null, idle: 1 },
])('$after s without activity warn with $warning s left and end $idle sessions', ({ after, warning, idle }) => {
  const { check, $warning } = openWatch()
  clock += after * 1000
  check()
  expect($warning.get()).toBe(warning)
  expect(onIdle).toHaveBeenCalledTimes(idle)
})

test.each([
  { title: 'in this tab', isChecked: true, isShared: false, after: timeout, over: true },
  { title: 'in another tab', isChecked: false, isShared: true, after: timeout, over: true },
  { title: 'by the member', isChecked: false, isShared: true, after: timeout - 1, over: false },
  { title: 'by the member, without storage', isChecked: false, isShared: false, after: timeout, over: false },
])('after a logout $title the idle time is over: $over', ({ isChecked, isShared, after, over }) => {
  if (isShared) shared = start
  const watch = openWatch()
  clock += after * 1000
  if (isChecked) watch.check()
  expect(watch.isOver()).toBe(over)
  watch.active()
  expect(watch.isOver()).toBe(false)
})

test('activity clears the warning and is shared with the other tabs', () => {
  const { check, active, $warning } = openWatch()
  clock += 1750_000
  check()
  active()
  expect($warning.get()).toBeNull()
  expect(shared).toBe(clock)
})

test('activity in another tab counts', () => {
  const { check, $warning } = openWatch()
  clock += 1790_000
  shared = clock - 5_000
  check()
  expect([$warning.get(), onIdle.mock.calls.length]).toEqual([null, 0])
})

test('noted activity counts in every tab from its own time on, once it is recorded', () => {
  const { note, recordNoted } = openWatch()
  clock += 10_000
  note()
  clock += 400
  expect(shared).toBe(0)
  recordNoted()
  expect(shared).toBe(start + 10_000)
})

test('activity without a pause for longer than the timeout logs out no member', () => {
  const [busy, other] = [openWatch(), openWatch()]
  for (let second = 0; second < timeout * 2; second += 3) {
    clock += 3000
    busy.note()
    busy.check()
    other.check()
  }
  expect(onIdle).not.toHaveBeenCalled()
})

test('activity noted before the computer slept does not count as activity now', () => {
  const { note, check } = openWatch()
  note()
  clock += timeout * 1000
  check()
  expect(onIdle).toHaveBeenCalledOnce()
})

test('an earlier noted activity does not replace a later one of another tab', () => {
  const { note, recordNoted } = openWatch()
  note()
  clock += 3000
  shared = clock
  recordNoted()
  expect(shared).toBe(clock)
})

// Rule: session-32
test('a session left in a closed browser is idle at the first check', () => {
  shared = start - timeout * 1000
  openWatch().check()
  expect(onIdle).toHaveBeenCalledOnce()
})

test.each([
  { title: 'a clock that is set back restarts the timeout', future: 0, waits: [-24 * 3600, timeout] },
  { title: 'activity in the future does not count, because the clock was set back', future: 3600, waits: [timeout] },
  { title: 'one idle period is reported once, not with every check', future: 0, waits: [timeout, 3] },
])('$title', ({ future, waits }) => {
  const { check } = openWatch()
  if (future > 0) shared = start + future * 1000
  for (const wait of waits) {
    clock += wait * 1000
    check()
  }
  expect(onIdle).toHaveBeenCalledOnce()
})

test('clearWarning clears the warning after a logout', () => {
  const { check, clearWarning, $warning } = openWatch()
  clock += 1750_000
  check()
  clearWarning()
  expect($warning.get()).toBeNull()
})
