import { spawn } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sendJson, sends, startUpstream, type UpstreamHandler } from '../../test/recording-upstream.ts'
import { googleSettings } from '../testing/wallet-settings.ts'

const program = path.join(import.meta.dirname, 'create-class-command.ts')

/** Runs the command against a Google that responds to requests for the class as the test says. */
async function run(respond: UpstreamHandler, changes: Record<string, string> = {}) {
  await using google = await startUpstream((recorded, response) =>
    recorded.target === '/token'
      ? sendJson(response, { access_token: 'access', expires_in: 3600 })
      : respond(recorded, response),
  )
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'class-'))
  const account = path.join(folder.path, 'account.json')
  const { email, privateKey, tokenUrl, issuer, apiUrl } = googleSettings(google.url)
  writeFileSync(account, JSON.stringify({ client_email: email, private_key: privateKey, token_uri: tokenUrl }))
  const child = spawn(process.execPath, [program], {
    env: {
      DATA_DIR: folder.path,
      WALLET_KEYS: Buffer.alloc(32, 1).toString('base64'),
      WALLET_GOOGLE_SERVICE_ACCOUNT: account,
      WALLET_GOOGLE_ISSUER: issuer,
      WALLET_GOOGLE_URL: apiUrl,
      ...changes,
    },
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const requests = google.requests.slice(1).map(({ method }) => method)
  return { output: output.trim(), errors: errors.trim(), requests }
}

test('the command makes the class', async () => {
  expect(await run(sends(200))).toEqual({ output: 'The class was made.', errors: '', requests: ['POST'] })
})

test('the command brings a class that Google has up to date', async () => {
  const respond: UpstreamHandler = (recorded, response) =>
    sends(recorded.method === 'POST' ? 409 : 200)(recorded, response)
  expect(await run(respond)).toEqual({
    output: 'The class was brought up to date.',
    errors: '',
    requests: ['POST', 'PATCH'],
  })
})

test('the command says what Google refuses', async () => {
  const denied = JSON.stringify({ error: { status: 'PERMISSION_DENIED' } })
  expect(await run(sends(403, {}, denied))).toEqual({
    output: '',
    errors: 'Google responds 403 PERMISSION_DENIED',
    requests: ['POST'],
  })
})
