import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { deploy } from './deploy.ts'
import { fixture } from './fixture.ts'

test('deploy finds unknown and missing settings, values that the edge refuses, and secrets', () => {
  const [overlay, compose] = ['deploy/kubernetes/one-edge', 'deploy/compose.yaml, edge-1']
  expect(deploy(fixture('deploy'))).toEqual([
    `${overlay}: SHOP_ORIGIN is no setting of the edge.`,
    `${overlay}: METRIC_READERS is no setting of the edge.`,
    `${overlay}: KIOSK_KEYS is a secret, which no file may hold.`,
    `${overlay}: LOYALTY_PASSWORD is a secret, which no file may hold.`,
    `${overlay}: PUBLIC_ORIGIN must be an origin such as https://portal.example, without a path.`,
    `${overlay}: SHOP_ORIGINS is required with NODE_ENV=production.`,
    `${overlay}: METRIC_READERS is no setting; METRICS_READERS is: rename it, or remove it.`,
    `${overlay}: SHOP_ORIGIN is no setting; SHOP_ORIGINS is: rename it, or remove it.`,
    `${compose}: WORKERS is no setting of the edge.`,
    `${compose}: BRAND is required.`,
    `${compose}: SESSION_KEYS is required with NODE_ENV=production.`,
  ])
  expect(deploy(root)).toEqual([])
})
