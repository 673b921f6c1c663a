// `npm start` and `npm run dev`: `node start.mjs BUILD PROGRAM …` looks at the ports, installs, builds with the npm
// script BUILD, and starts PROGRAM with the further arguments. When it ends, so does what it has started. Runs before
// the installation on Node 20 or newer, so it is plain JavaScript without packages.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import './end-with-parent.mjs'

const isWindows = process.platform === 'win32'
/** ms until what is left of a step is killed. */
const maxEndTime = 15_000
const pollInterval = 50

const [build, program, ...args] = process.argv.slice(2)
const script = (name) => path.join('tooling/run', name)
// The `node` of the path is the pinned one as soon as it is installed.
const preparations = [
  ['node', script('ports.mjs')],
  ['node', script('install.mjs')],
  ['npm', 'run', '--silent', build],
  ['node', script('ports.mjs')],
]

/** Ends the step that runs. */
let endStep = () => {}
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isEnding = true
    endStep()
  })
}

/** Starts a command; resolves with its exit code once it has ended. */
function start([command, ...rest], options) {
  const child = spawn(command, rest, { stdio: 'inherit', shell: isWindows, ...options })
  const exit = new Promise((resolve) => {
    child.once('error', ({ message }) => {
      console.error(message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
  return { child, exit }
}

/** Sends a signal to a group of processes, 0 for none; false if the group has ended. */
function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}

/** Runs a command in a group of processes of its own, which ends as a whole. */
async function prepare(command) {
  // Without a terminal, which the group could not read from.
  const { child, exit } = start(command, isWindows ? {} : { detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
  if (isWindows || child.pid === undefined) return exit
  endStep = () => signalGroup(child.pid, 'SIGTERM')
  const code = await exit
  endStep()
  for (let waited = 0; signalGroup(child.pid, 0) && waited < maxEndTime; waited += pollInterval)
    await wait(pollInterval)
  signalGroup(child.pid, 'SIGKILL')
  return code
}

/** Runs the program, which ends what it starts, in the group of this process, so that Ctrl-C reaches it directly. */
function run(command) {
  const { child, exit } = start(command)
  endStep = () => child.kill('SIGTERM')
  return exit
}

async function runAll() {
  for (const command of preparations) {
    const code = await prepare(command)
    if (code !== 0 || isEnding) return code
  }
  return run(['node', script(program), ...args])
}

process.exitCode = await runAll()
