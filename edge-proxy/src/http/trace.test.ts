import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newTrace, readTraceparent, withoutSpans } from './trace.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'

test.each([
  { title: 'a sampled one', header: `00-${traceId}-${parentId}-01`, isSampled: true },
  { title: 'one that is not sampled', header: `00-${traceId}-${parentId}-00`, isSampled: false },
  { title: 'one with flags of later levels', header: `00-${traceId}-${parentId}-fe`, isSampled: false },
  { title: 'one with all flags', header: `00-${traceId}-${parentId}-ff`, isSampled: true },
  { title: 'a later version', header: `cc-${traceId}-${parentId}-01`, isSampled: true },
  { title: 'a later version with more fields', header: `01-${traceId}-${parentId}-01-what-follows`, isSampled: true },
  { title: 'a later version with an empty field', header: `fe-${traceId}-${parentId}-00-`, isSampled: false },
])('reads $title', ({ header, isSampled }) => {
  expect(readTraceparent(header)).toEqual({ traceId, parentId, isSampled })
})

test.each([
  { title: 'an empty one', header: '' },
  { title: 'the version ff', header: `ff-${traceId}-${parentId}-01` },
  { title: 'a version with a capital letter', header: `0A-${traceId}-${parentId}-01` },
  { title: 'a version of one digit', header: `0-${traceId}-${parentId}-01` },
  { title: 'version 00 with more fields', header: `00-${traceId}-${parentId}-01-x` },
  { title: 'version 00 with a dash at the end', header: `00-${traceId}-${parentId}-01-` },
  { title: 'a later version whose flags do not end', header: `cc-${traceId}-${parentId}-01.x` },
  { title: 'a later version without flags', header: `cc-${traceId}-${parentId}` },
  { title: 'a trace id of zeros', header: `00-${'0'.repeat(32)}-${parentId}-01` },
  { title: 'a parent id of zeros', header: `00-${traceId}-${'0'.repeat(16)}-01` },
  { title: 'a trace id in capital letters', header: `00-${traceId.toUpperCase()}-${parentId}-01` },
  { title: 'a parent id in capital letters', header: `00-${traceId}-${parentId.toUpperCase()}-01` },
  { title: 'flags in capital letters', header: `00-${traceId}-${parentId}-0A` },
  { title: 'a short trace id', header: `00-${traceId.slice(1)}-${parentId}-01` },
  { title: 'a long parent id', header: `00-${traceId}-${parentId}0-01` },
  { title: 'flags of one digit', header: `00-${traceId}-${parentId}-1` },
  { title: 'letters beyond f', header: `00-${traceId.replace('4', 'g')}-${parentId}-01` },
  { title: 'blanks around it', header: ` 00-${traceId}-${parentId}-01 ` },
  { title: 'two', header: `00-${traceId}-${parentId}-01, 00-${traceId}-${parentId}-01` },
  { title: 'two of a later version', header: `cc-${traceId}-${parentId}-01-x, cc-${traceId}-${parentId}-01` },
])('refuses $title', ({ header }) => {
  expect(readTraceparent(header)).toBeNull()
})

test('what the edge makes can be read, and its parent ids differ', () => {
  const trace = newTrace(randomUUID())
  const span = withoutSpans.startSpan(trace)
  const read = [1, 2].map(() => readTraceparent(span.traceparent()))
  expect(read).toEqual([1, 2].map(() => ({ ...trace, parentId: expect.any(String) })))
  expect(read[0]?.parentId).not.toBe(read[1]?.parentId)
})
