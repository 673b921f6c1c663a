import { expect, test } from 'vitest'
import { configMessage } from './testing/config-message.ts'

test.each([
  { name: 'SESSION_KEY', setting: 'SESSION_KEYS' },
  { name: 'TRUSTED_PROXY', setting: 'TRUSTED_PROXIES' },
  { name: 'TRUSTED_PROXYS', setting: 'TRUSTED_PROXIES' },
  { name: 'METRIC_READERS', setting: 'METRICS_READERS' },
  { name: 'METRICS_HOST', setting: 'METRICS_HOSTS' },
  { name: 'PUBLIC_ORIGNI', setting: 'PUBLIC_ORIGIN' },
  { name: 'public_origin', setting: 'PUBLIC_ORIGIN' },
  { name: 'DATABASE_URI', setting: 'DATABASE_URL' },
  { name: 'IMAGES_SOCKET', setting: 'IMAGE_SOCKET' },
  { name: 'IMAGE_SOURCE', setting: 'IMAGE_SOURCES' },
  { name: 'IMAGE_CACHE', setting: 'IMAGE_CACHE_MB' },
  { name: 'LOYALTY_USER', setting: 'LOYALTY_USERNAME' },
  { name: 'EMBEDDED_ORIGINS', setting: 'EMBED_ORIGINS' },
  { name: 'REMOTE_OVERRIDE', setting: 'REMOTE_OVERRIDES' },
  { name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', setting: 'OTEL_EXPORTER_OTLP_ENDPOINT' },
])('a misspelt setting is named with the right one: $name', ({ name, setting }) => {
  expect(configMessage({ [name]: 'x' })).toBe(`${name} is no setting; ${setting} is: rename it, or remove it.`)
})

test('variables of others are no misspelt settings', () => {
  const others = [
    'REMOTES_KEY',
    'REGISTRY_KEY',
    'SESSION_MANAGER',
    'HOSTNAME',
    'HOME',
    'PATH',
    'APP_IDS',
    'SANDBOX_ORIGIN',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_SERVICE_NAME',
    'OTEL_TRACES_EXPORTER',
  ]
  expect(configMessage(Object.fromEntries(others.map((name) => [name, 'x'])))).toBe('')
  expect(configMessage({ DATABASE_URL: 'postgres://h/d', DATABASE_URI: 'x', SESSION_KEY: ' ' })).toBe('')
})
