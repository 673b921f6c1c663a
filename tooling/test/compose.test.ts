import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DCLinter } from 'dclint'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { root } from '../build/root.ts'
import { composeEdges, readCompose } from '../deploy/compose.ts'
import { readKustomization } from '../deploy/kustomization.ts'
import { blocksOf, sectionOf } from '../run/documents.ts'

const composeFile = path.join(root, 'deploy/compose.yaml')

const Service = v.looseObject({
  volumes: v.optional(v.array(v.string()), []),
  networks: v.optional(v.unknown()),
  deploy: v.optional(v.unknown()),
})
const Network = v.object({ subnet: v.string(), gateway: v.string(), ip_range: v.string() })
const Compose = v.looseObject({
  services: v.record(v.string(), Service),
  networks: v.object({ portal: v.object({ ipam: v.object({ config: v.tuple([Network]) }) }) }),
})
const compose = v.parse(Compose, readCompose(composeFile))
const edges = composeEdges(composeFile)

const LintResults = v.array(v.object({ messages: v.array(v.object({ rule: v.string(), message: v.string() })) }))

/** What the schema of Compose says of a file; the linter's other rules are about style. */
const schemaErrors = (file: string): string[] =>
  v
    .parse(LintResults, new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] }).lintFiles([file], false))
    .flatMap(({ messages }) => messages.flatMap(({ rule, message }) => (rule === 'invalid-schema' ? [message] : [])))

test('deploy/compose.yaml is valid', () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'compose-'))
  const merged = path.join(folder.path, 'compose.yaml')
  writeFileSync(merged, stringify(readCompose(composeFile)))
  expect(schemaErrors(merged)).toEqual([])
  const services = { ...compose.services, proxy: { ...compose.services['proxy'], bogus: 1 } }
  writeFileSync(merged, stringify({ ...compose, services }))
  expect(schemaErrors(merged)).toEqual([expect.stringContaining('must NOT have additional properties')])
})

const Resources = v.looseObject({
  resources: v.object({ limits: v.object({ cpus: v.string(), memory: v.string() }) }),
})
const Container = v.looseObject({ name: v.string(), resources: v.looseObject({ limits: v.unknown() }) })
const Deployment = v.looseObject({
  spec: v.looseObject({ template: v.looseObject({ spec: v.looseObject({ containers: v.array(Container) }) }) }),
})

test('Compose gives edges and image servers the limits that they have in Kubernetes', () => {
  const { manifests } = readKustomization(path.join(root, 'deploy/kubernetes/several-edges'))
  const deployment = v.parse(
    Deployment,
    manifests.find(({ kind }) => kind === 'Deployment'),
  )
  const limitsOf = (container: string): unknown =>
    deployment.spec.template.spec.containers.find(({ name }) => name === container)?.resources.limits
  const containers = { 'edge-1': 'edge', 'edge-2': 'edge', 'images-1': 'images', 'images-2': 'images' }
  for (const [service, container] of Object.entries(containers)) {
    const limits = v.parse(Resources, compose.services[service]?.deploy).resources.limits
    expect(limitsOf(container)).toEqual({ cpu: limits.cpus, memory: limits.memory.replace('M', 'Mi') })
  }
})

const addressOf = (service: string): string | undefined =>
  /"ipv4_address":"([^"]+)"/.exec(JSON.stringify(compose.services[service]))?.[1]

test('the addresses of Compose are those of nginx and Prometheus', () => {
  const targets = Object.keys(edges).map((service) => `${addressOf(service)}:3000`)
  const nginx = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
  expect([...nginx.matchAll(/^ {2}server (\S+)/gm)].map(([, address]) => address)).toEqual(targets)
  const scraped = parse(readFileSync(path.join(root, 'deploy/prometheus/prometheus.yaml'), 'utf8')) as unknown
  expect(scraped).toMatchObject({ scrape_configs: [{ job_name: 'portal-edge', static_configs: [{ targets }] }] })
  for (const { values } of Object.values(edges)) {
    expect([values['TRUSTED_PROXIES'], values['METRICS_READERS']]).toEqual([
      addressOf('proxy'),
      addressOf('prometheus'),
    ])
  }
})

function networkOf(cidr: string): BlockList {
  const [address = '', prefix] = cidr.split('/')
  const network = new BlockList()
  network.addSubnet(address, Number(prefix))
  return network
}

test('no service gets an address that another one has for itself', () => {
  const [{ subnet, gateway, ip_range }] = compose.networks.portal.ipam.config
  const own = Object.keys(compose.services).flatMap((service) => addressOf(service) ?? [])
  expect(own).toHaveLength(4)
  expect(new Set([...own, gateway]).size).toBe(5)
  for (const address of [...own, gateway]) {
    expect([address, networkOf(subnet).check(address)]).toEqual([address, true])
    expect([address, networkOf(ip_range).check(address)]).toEqual([address, false])
  }
})

/** The volume in which an edge and its image server have their socket. */
const socketVolume = (service: string): string | undefined =>
  compose.services[service]?.volumes.find((volume) => volume.endsWith(':/run/portal-images'))

test('an edge is replaced together with its image server, which no other edge has', () => {
  const commands = blocksOf(sectionOf('docs/operate.md', 'Compose'), 'sh').flatMap((block) => block.split('\n'))
  const replaced = commands.flatMap((command) => {
    const [, services] = /^compose up .*--no-deps --wait (.+)$/.exec(command) ?? []
    return services === undefined ? [] : [services.split(' ').toSorted()]
  })
  const pairs = Object.keys(edges).map((edge) =>
    Object.keys(compose.services).filter((service) => socketVolume(service) === socketVolume(edge)),
  )
  expect(pairs.map((pair) => pair.length)).toEqual([2, 2])
  expect(replaced).toEqual(pairs.map((pair) => pair.toSorted()))
})
