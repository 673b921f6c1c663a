import { run } from '@portal/remote-kit/commands/run'
import { workspaceClaims } from './workspace-remotes.ts'

// `npm run register -- PUBLIC_KEY`: registers the remotes of this repository with their claims in REMOTES_DIR.
// PUBLIC_KEY verifies their releases; REGISTRY_KEY signs the registry document.

const [publicKey = ''] = process.argv.slice(2)
const terminal = { cwd: process.env['INIT_CWD'] ?? process.cwd(), out: () => {} }
const each = (option: string, values: readonly string[]) => values.flatMap((value) => [option, value])

for (const [name, { paths, widgets, menu, slots = [], offers = [] }] of await workspaceClaims()) {
  const claims = [
    ...each('--path', paths),
    ...each('--widget', widgets),
    ...each(
      '--menu',
      menu.map((entry) => `${entry.menu}:${entry.label}:${entry.path}`),
    ),
    ...each(
      '--slot',
      slots.map(({ slot, widget }) => `${slot}:${widget}`),
    ),
    ...each('--offer', offers),
  ]
  const code = await run(['keys', 'add', name, `--public=${publicKey}`, ...claims], terminal)
  if (code !== 0) process.exit(code)
  console.log(`${name} is registered.`)
}
