import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packPackages } from '@portal/tooling/pack/pack-packages'
import type { HostPage } from './host-page.ts'

const packages = [
  'vite@8',
  'react@19',
  'react-dom@19',
  '@types/react@19',
  '@types/react-dom@19',
  'typescript@7',
  'vue@3',
  '@vitejs/plugin-vue@6',
]

/** A site in a folder outside the repository that has installed the packed `@portal/embed`. */
export type OutsideHost = Disposable & {
  /** Writes files; checks the types of those in TypeScript, builds the site with Vite and serves it. */
  build: (files: Readonly<Record<string, string>>, host: HostPage, policy: string) => void
  /** Writes files, builds `server.tsx` for Node and gives what it prints. */
  render: (files: Readonly<Record<string, string>>) => string
}

/** Installs the site, with the packages of its team from the registry of npm. */
export async function installOutsideHost(): Promise<OutsideHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const [tarball = ''] = await packPackages(path.join(folder, 'packages'), ['embed'])
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }')
  const run = (command: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
    return stdout
  }
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  }
  run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', tarball, ...packages)
  return {
    build(files, host, policy) {
      write(files)
      if ('tsconfig.json' in files) run('npx', 'tsc', '-p', '.')
      run('npx', 'vite', 'build')
      const dist = path.join(folder, 'dist')
      for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.')))
        host.serve(`/${file.replace('index.html', '')}`, readFileSync(path.join(dist, file), 'utf8'), {
          'content-security-policy': policy,
        })
    },
    render(files) {
      write(files)
      run('npx', 'vite', 'build', '--ssr', 'server.tsx', '--outDir', 'server')
      return run('node', 'server/server.js')
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
