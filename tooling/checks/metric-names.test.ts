import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { metricNames } from './metric-names.ts'
import { fixture } from './fixture.ts'

test('metrics finds series and labels that no edge has, metrics without a panel, and alerts without a section', () => {
  const findings = metricNames(fixture('metrics'))
  const [rules, dashboard] = ['deploy/prometheus/alerts.yaml', 'deploy/grafana/edge.json']
  const objectives = 'deploy/prometheus/objectives.yaml'
  expect(findings.filter((finding) => !finding.endsWith(' is not shown'))).toEqual([
    `${rules}: no edge has edge_request_total`,
    `${rules}: no series has the label status`,
    `${rules}: edge_requests_total has no label code`,
    `${rules}: no series has the label path`,
    `${rules}: no edge has edge_request_seconds`,
    `${objectives}: objective:share:rate5m has no label status`,
    `${dashboard}: no edge has edge_gone`,
    `${dashboard}: edge_breaker_open has no label backends`,
    `${rules}: UnknownLabel lacks the annotation runbook: docs/run-book.md#unknownlabel`,
    `${rules}: HistogramItself lacks the annotation runbook: docs/run-book.md#histogramitself`,
    'docs/run-book.md: has no section HistogramItself',
    'docs/run-book.md: UnknownLabel lacks Look at',
    'docs/run-book.md: there is no alert Removed',
  ])
  expect(findings).toContain('deploy/grafana/*.json: edge_request_seconds is not shown')
  expect(findings).not.toContain('deploy/grafana/*.json: edge_requests_total is not shown')
  expect(metricNames(root)).toEqual([])
})
