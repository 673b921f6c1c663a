import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LiveShell } from '@delikaterie/shared-contracts/remotes'
import pino from 'pino'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { build as sampleBuild } from '../pages/testing/sample-build.ts'
import { announceShell, liveShellOf } from './live-shell.ts'

const shell = liveShellOf(sampleBuild, 'https://portal.example')
const logger = pino({ level: 'silent' })

test('an edge announces the contract, the pages and the widgets of its shell in the folder of releases', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shells-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await announceShell(shell, folder, logger)
  const text = readFileSync(path.join(folder, 'shells', `${shell.build}.json`), 'utf8')
  expect(v.parse(LiveShell, JSON.parse(text))).toEqual(shell)
  expect(shell).toMatchObject({ contract: '3.0.0', shared: { react: '19.3.1' } })
  expect(shell.paths).toContain('/vorteile')
  expect(shell.widgets).toContain('mfe-auth/login-box')
})

test('an edge that cannot write into the folder of releases starts and says so', async () => {
  const warn = vi.spyOn(logger, 'warn')
  const folder = mkdtempSync(path.join(tmpdir(), 'shells-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'shells'), '')
  await announceShell(shell, folder, logger)
  expect(warn).toHaveBeenCalledOnce()
})
