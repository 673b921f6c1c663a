import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The files of a pass, which is a ZIP file whose files are stored as they are. @throws Error for another file */
export function filesOfPass(pass: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = pass.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  let at = pass.readUInt32LE(end + 16)
  for (let count = pass.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (pass.readUInt32LE(at) !== 0x02014b50 || pass.readUInt16LE(at + 10) !== 0) throw new Error('no stored file')
    const [size, nameLength, start] = [
      pass.readUInt32LE(at + 24),
      pass.readUInt16LE(at + 28),
      pass.readUInt32LE(at + 42),
    ]
    const name = pass.toString('utf8', at + 46, at + 46 + nameLength)
    const data = start + 30 + pass.readUInt16LE(start + 26) + pass.readUInt16LE(start + 28)
    files.set(name, pass.subarray(data, data + size))
    at += 46 + nameLength + pass.readUInt16LE(at + 30) + pass.readUInt16LE(at + 32)
  }
  return files
}

/** The `pass.json` of a pass. */
export const passJsonOf = (pass: Buffer): Record<string, unknown> =>
  JSON.parse(String(filesOfPass(pass).get('pass.json'))) as Record<string, unknown>

/**
 * What openssl says of the signature of a pass, with `root` (PEM) as the only root that is trusted. @throws Error if it
 * refuses the signature
 */
export function verifySignature(files: ReadonlyMap<string, Buffer>, root: string): string {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'pass-'))
  const path = (name: string): string => join(folder.path, name)
  writeFileSync(path('root.pem'), root)
  for (const name of ['manifest.json', 'signature']) writeFileSync(path(name), files.get(name) ?? '')
  const signature = ['-inform', 'der', '-in', path('signature')]
  const content = ['-content', path('manifest.json'), '-binary', '-CAfile', path('root.pem'), '-purpose', 'any']
  execFileSync('openssl', ['cms', '-verify', ...signature, ...content, '-out', path('verified')], { stdio: 'pipe' })
  return execFileSync('openssl', ['cms', '-cmsout', '-print', ...signature], { encoding: 'utf8' })
}
