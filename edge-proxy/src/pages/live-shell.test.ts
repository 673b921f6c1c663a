import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contractVersion, isLive, LiveShell } from '@portal/shared-contracts/remotes'
import pino from 'pino'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { build as sampleBuild } from './testing/sample-build.ts'
import { announceShell, liveShellOf } from './live-shell.ts'

const shell = liveShellOf(sampleBuild, 'https://portal.example')
const hour = 60 * 60 * 1000
const day = 24 * hour
const readShell = (folder: string): LiveShell =>
  v.parse(LiveShell, JSON.parse(readFileSync(path.join(folder, 'shells', `${shell.build}.json`), 'utf8')))
const logger = pino({ level: 'silent' })

test('an edge announces the contract, the pages and the widgets of its shell in the folder of releases', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shells-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stop = await announceShell(shell, folder, logger)
  onTestFinished(stop)
  expect(readShell(folder)).toEqual({ ...shell, at: expect.any(String) })
  expect(shell).toMatchObject({ contract: contractVersion, shared: { react: '19.3.1' } })
  expect(shell.paths).toContain('/vorteile')
  expect(shell.widgets).toContain('mfe-auth/login-box')
})

test('a shell is live while an edge announces it every hour, and gone a day later', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-22T07:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const folder = mkdtempSync(path.join(tmpdir(), 'shells-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stop = await announceShell(shell, folder, logger)
  // Every announcement is written before the next one begins, and none is left when the test ends.
  for (const at of ['2026-11-22T08:00:00', '2026-11-22T09:00:00', '2026-11-22T10:00:00']) {
    await vi.advanceTimersByTimeAsync(hour)
    await expect.poll(() => readShell(folder).at).toContain(at)
  }
  stop()
  const last = readShell(folder)
  const announced = Date.parse(last.at ?? '')
  expect([day - 1, day].map((age) => isLive(last, new Date(announced + age)))).toEqual([true, false])
})

test('an edge that cannot write into the folder of releases starts and says so', async () => {
  const warn = vi.spyOn(logger, 'warn')
  const folder = mkdtempSync(path.join(tmpdir(), 'shells-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'shells'), '')
  onTestFinished(await announceShell(shell, folder, logger))
  expect(warn).toHaveBeenCalledOnce()
})
