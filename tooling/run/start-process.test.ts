import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { onFreePorts } from './start-process.ts'

const listen = async (port: number) => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('servers start on other ports if one is taken meanwhile', async () => {
  const tried: number[] = []
  const server = await onFreePorts(async ([port]) => {
    tried.push(port)
    await using _other = tried.length < 3 ? await listen(port) : null
    return await listen(port)
  })
  server.close()
  expect(new Set(tried).size).toBe(3)
})

test('another error, and a port that is taken each time, are thrown', async () => {
  let starts = 0
  const fail = (message: string) =>
    onFreePorts(() => {
      starts++
      return Promise.reject(new Error(message))
    })
  await expect(fail('no such file')).rejects.toThrow('no such file')
  expect(starts).toBe(1)
  await expect(fail('could not bind: Address already in use')).rejects.toThrow('already in use')
  expect(starts).toBe(4)
})
