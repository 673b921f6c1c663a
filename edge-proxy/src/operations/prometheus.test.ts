import { expect, test } from 'vitest'
import { counter, histogram, reading } from './prometheus.ts'

test('counts every series by itself and escapes what labels hold', () => {
  const metric = counter('edge_x_total', 'Events.', ['call'])
  metric.add('login')
  metric.add('login')
  metric.add('a"b\\c\nd')
  expect(metric.lines()).toEqual([
    '# HELP edge_x_total Events.',
    '# TYPE edge_x_total counter',
    'edge_x_total{call="login"} 2',
    String.raw`edge_x_total{call="a\"b\\c\nd"} 1`,
  ])
})

test('counts values up to and including each bound, and those beyond the last', () => {
  const metric = histogram('edge_seconds', 'Time.', ['call'], [0.25, 1])
  for (const value of [0.25, 0.5, 1, 8]) metric.observe(value, 'points')
  expect(metric.lines()).toEqual([
    '# HELP edge_seconds Time.',
    '# TYPE edge_seconds histogram',
    'edge_seconds_bucket{call="points",le="0.25"} 1',
    'edge_seconds_bucket{call="points",le="1"} 3',
    'edge_seconds_bucket{call="points",le="+Inf"} 4',
    'edge_seconds_sum{call="points"} 9.75',
    'edge_seconds_count{call="points"} 4',
  ])
})

test('reads figures when it is asked', () => {
  let value = 1
  const metric = reading('edge_open', 'State.', 'gauge', () => [[{}, value]])
  value = 2
  expect(metric.lines().at(-1)).toBe('edge_open 2')
})
