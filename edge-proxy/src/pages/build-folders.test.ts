import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildFolders } from './build-folders.ts'

const root = path.resolve(import.meta.dirname, '../../..')

test('the image of deploy/Containerfile has every folder whose files the edge serves', () => {
  const containerfile = readFileSync(path.join(root, 'deploy/Containerfile'), 'utf8')
  const copied = [...containerfile.matchAll(/^COPY --from=build \/portal\/(\S+) \1$/gm)].map(([, folder]) => folder)
  const served = Object.values(buildFolders).map((folder) => path.relative(root, folder))
  expect(served.filter((folder) => !copied.some((parent) => `${folder}/`.startsWith(`${parent}/`)))).toEqual([])
})
