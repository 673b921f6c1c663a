// Installs from the lock file if node_modules differs from it. Runs before the installation on Node 20 or newer,
// so it is plain JavaScript without packages.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Packages of a lock file; null if the file does not exist. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

function isInstalled() {
  const locked = packagesOf('package-lock.json')
  const installed = packagesOf('node_modules/.package-lock.json')
  if (locked === null || installed === null) return false
  return Object.entries(locked).every(([place, { version, optional, link }]) => {
    if (!place.startsWith('node_modules/')) return true
    // Optional packages may be for other platforms.
    return optional === true || (link === true ? place in installed : installed[place]?.version === version)
  })
}

if (!isInstalled()) {
  console.log('Installing packages from the lock file …')
  // Without warnings: those about the engine mean the Node that installs, not the pinned one that runs everything else.
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
