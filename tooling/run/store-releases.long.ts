import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3'
import { ownMajor, pointerOfMajor, ReleasePointer } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBuiltRemote } from '@portal/remote-kit/testing/built-remote'
import { installCeph, startCeph, type CephStore } from '@portal/remote-kit/testing/ceph-store'
import { root } from '../build/root.ts'
import { freePort, startProcess, type RunningProcess } from './start-process.ts'

const execute = promisify(execFile)
const rounds = 20
/** Teams by their folder: two of them release the same remote. */
const teams = { first: 'x', second: 'x', other: 'y' } as const

// Ceph 16 from Debian, read by the edge without a key. Skipped where it cannot be installed.
describe.skipIf(!installCeph())('releases at the same moment in an S3 store', () => {
  let store: CephStore
  let edge: RunningProcess
  let origin: string
  const place = mkdtempSync(path.join(tmpdir(), 'store-releases-'))
  const folderOf = (team: string) => path.join(place, team)

  /** Runs a release command of a team in a process of its own and gives its result. */
  async function remotes(team: string, ...args: string[]): Promise<unknown> {
    const script = path.join(root, 'remote-kit/src/commands/remotes.ts')
    const { stdout } = await execute(process.execPath, [script, ...args, '--json'], {
      cwd: folderOf(team),
      env: {
        ...process.env,
        REMOTES_DIR: 's3://releases/portal',
        REMOTES_KEY: path.join(place, 'release-key.json'),
        REGISTRY_KEY: path.join(place, 'registry-key.json'),
        AWS_ENDPOINT_URL_S3: store.endpoint,
        AWS_ACCESS_KEY_ID: store.credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
      },
    })
    return JSON.parse(stdout)
  }

  const Key = v.object({ public: v.string() })
  const createKey = async (file: string): Promise<string> =>
    v.parse(Key, await remotes('first', 'keys', 'create', '--out', path.join(place, file))).public

  /** A bucket whose objects everybody can read and look for; without the latter a missing one responds 403. */
  async function createPublicBucket(): Promise<void> {
    const { endpoint, credentials } = store
    const client = new S3Client({ region: 'us-east-1', endpoint, credentials, forcePathStyle: true })
    await client.send(new CreateBucketCommand({ Bucket: 'releases' }))
    const Resource = ['arn:aws:s3:::releases', 'arn:aws:s3:::releases/*']
    const Statement = [{ Effect: 'Allow', Principal: '*', Action: ['s3:GetObject', 's3:ListBucket'], Resource }]
    const Policy = JSON.stringify({ Version: '2012-10-17', Statement })
    await client.send(new PutBucketPolicyCommand({ Bucket: 'releases', Policy }))
  }

  beforeAll(async () => {
    store = await startCeph()
    await createPublicBucket()
    for (const team of Object.keys(teams)) mkdirSync(folderOf(team))
    const [registryKey, releaseKey] = [await createKey('registry-key.json'), await createKey('release-key.json')]
    for (const letter of new Set(Object.values(teams))) {
      await remotes('first', 'keys', 'add', `mfe-${letter}`, `--public=${releaseKey}`, '--path', `/${letter}`)
    }
    const port = await freePort()
    origin = `http://localhost:${port}`
    edge = await startProcess({
      args: ['edge-proxy/src/server.ts'],
      env: {
        PORT: String(port),
        DATA_DIR: path.join(place, 'data'),
        REMOTES_URL: `${store.endpoint}/releases/portal/`,
        REGISTRY_PUBLIC_KEYS: registryKey,
      },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
    })
  }, 120_000)
  afterAll(async () => {
    await edge?.stop()
    await store?.[Symbol.asyncDispose]()
    rmSync(place, { recursive: true })
  })

  const Released = v.object({ version: v.string(), pointer: ReleasePointer })
  const Listed = v.object({ remotes: v.array(v.object({ name: v.string(), pointer: ReleasePointer })) })

  async function releaseAll(round: number) {
    const released = Object.entries(teams).map(async ([team, letter]) => {
      writeBuiltRemote(folderOf(team), `export const x = '${team} ${round}'`, letter)
      return [team, v.parse(Released, await remotes(team, 'release', '--no-build')).version] as const
    })
    return Object.fromEntries(await Promise.all(released)) as Record<keyof typeof teams, string>
  }

  /** What pages of this build's major read of the pointers. */
  async function pointers() {
    const { remotes: listed } = v.parse(Listed, await remotes('first', 'list'))
    return Object.fromEntries(listed.map(({ name, pointer }) => [name, pointerOfMajor(pointer, ownMajor)]))
  }

  test(`two remotes and two versions of one arrive in each of ${rounds} rounds, and in the pages of an edge`, async () => {
    for (let round = 1; round <= rounds; round++) {
      const { first, second, other } = await releaseAll(round)
      const { 'mfe-x': x, 'mfe-y': y } = await pointers()
      expect([x?.current, x?.previous].toSorted(), `round ${round}`).toEqual([first, second].toSorted())
      expect(y?.current, `round ${round}`).toBe(other)
    }
    const page = async () => (await fetch(origin)).text()
    for (const [name, { current }] of Object.entries(await pointers())) {
      await expect.poll(page).toContain(`/remotes/${name}/${current}/`)
    }
    expect(await remotes('first', 'verify')).toMatchObject({ remotes: 2, versions: rounds * Object.keys(teams).length })
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain('edge_store_failing 0')
    expect(edge.log()).not.toContain('"level":50')
  }, 300_000)
})
