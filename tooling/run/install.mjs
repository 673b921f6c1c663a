// Runs on whatever Node starts npm (20 or newer), before anything is installed: plain
// JavaScript and no packages. Installs from the lock file if node_modules is not what it says.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What npm noted after its last installation, or null if there was none. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const installed = packagesOf('node_modules/.package-lock.json')
  if (wanted === null || installed === null) return false
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (!place.startsWith('node_modules/')) return true
    // Optional packages are for other machines as well.
    return optional === true || (link === true ? place in installed : installed[place]?.version === version)
  })
}

if (!isInstalled()) {
  console.log('Installing packages from the lock file …')
  const { status } = spawnSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
