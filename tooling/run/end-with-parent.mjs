// Ends this process, as SIGTERM does, when its terminal closes or the process that started it has ended: npm does not
// pass SIGHUP on, its shell does not pass SIGTERM on, and SIGKILL cannot be passed on. Imported, or loaded with
// `--import`. Runs before the installation on Node 20 or newer, so it is plain JavaScript without packages.

/** ms between two looks at the parent; on Windows a process does not notice the end of its parent. */
const interval = 250

const end = () => process.kill(process.pid, 'SIGTERM')

process.on('SIGHUP', end)

const parent = process.ppid
const timer = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(timer)
  end()
}, interval).unref()
