import { callTable } from '@portal/shared-contracts/calls/call-table'
import { accountDetails } from '@portal/shared-contracts/calls/loyalty'
import { applePassPath, savedWalletsPath } from '@portal/shared-contracts/wallet/wallet'
import { expect, test } from 'vitest'
import { requestFault } from './requests.ts'

const portal = 'https://portal.example'
const call = (path: string): string => `/api/api?path=${encodeURIComponent(path)}`

/** A value that each parameter of a path may have. */
const parameter = '1234567890123456789'

test('every call of the table is known', () => {
  const faults = callTable.map(({ method, path }) =>
    requestFault(method, portal + call(path.replaceAll(/\{\w+\}/g, parameter)), portal),
  )
  expect(faults.filter((fault) => fault !== null)).toEqual([])
})

test.each([
  ['GET', '/x'],
  ['GET', '/remotes/mfe-x/1.0.0-a/entry.js'],
  ['GET', '/api/image?src=a'],
  ['GET', '/api/session'],
  ['POST', '/api/session/end'],
  ['POST', '/api/remotes/failures'],
  ['GET', savedWalletsPath],
  ['GET', applePassPath],
  ['GET', call('shop/config?language=de')],
])('%s %s is of the portal', (method, address) => {
  expect(requestFault(method, portal + address, portal)).toBeNull()
})

test.each([
  { method: 'GET', address: `${portal}/api/games`, fault: /It sends GET \/api\/games, which is no call/ },
  { method: 'GET', address: `${portal}/api/sessions`, fault: /no call/ },
  { method: 'GET', address: `${portal}/api/imagery`, fault: /no call/ },
  { method: 'GET', address: `${portal}${call('shop/secrets')}`, fault: /It sends GET shop\/secrets, which is no call/ },
  {
    method: 'GET',
    address: `${portal}${call(accountDetails.path.replace('{cardCode}', 'no-card'))}`,
    fault: /no call/,
  },
  { method: 'PATCH', address: `${portal}${call(callTable[0].path)}`, fault: /no call/ },
  { method: 'GET', address: `${portal}/api/api`, fault: /no call/ },
  {
    method: 'GET',
    address: 'https://tracker.example/pixel?id=7',
    fault: /GET https:\/\/tracker\.example\/pixel, which is not of the portal/,
  },
  { method: 'GET', address: 'wss://portal.example/socket', fault: /not of the portal/ },
  { method: 'GET', address: 'http://portal.example/x', fault: /not of the portal/ },
])('$method $address is refused', ({ method, address, fault }) => {
  expect(requestFault(method, address, portal)).toMatch(fault)
})

test.each(['data:image/png;base64,AA', 'blob:https://portal.example/7'])('%s is no request to anybody', (address) => {
  expect(requestFault('GET', address, portal)).toBeNull()
})
