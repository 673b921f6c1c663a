import { Command, CommanderError } from 'commander'
import { messageOf, Refused } from '../refused.ts'
import { addBuildCommand } from './build-command.ts'
import { addCheckCommand } from './check-command.ts'
import { processTerminal, withoutControl, type Terminal } from './terminal.ts'
import { addCreateCommand } from './create-command.ts'
import { addDevCommand } from './dev-command.ts'
import { addGraphCommand } from './graph-command.ts'
import { addKeysCommand } from './keys-command.ts'
import { addNodeCommand } from './node-command.ts'
import { addPreviewCommand } from './preview-command.ts'
import { addPointerCommands } from './pointer-commands.ts'
import { addReleaseCommand } from './release-command.ts'
import { addRemoveCommand } from './remove-command.ts'
import { addStatusCommand } from './status-command.ts'
import { addListCommand, addVerifyCommand } from './target-commands.ts'

/** Exit codes of the commands. */
export const exitCodes = { done: 0, refused: 1, usage: 2, failed: 3 } as const

const help = `
Exit codes: 0 done, 1 refused (the message names the remedy), 2 wrong usage, 3 a file, store or edge could not be read or written.`

function createProgram(terminal: Terminal): Command {
  const program = new Command('remotes')
    .description('Creates, builds and releases remotes of the portal.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text.trimEnd()), writeErr: terminal.err })
    .showHelpAfterError('(add --help for the options)')
  addCreateCommand(program, terminal)
  addBuildCommand(program, terminal)
  addDevCommand(program, terminal)
  addReleaseCommand(program, terminal)
  addPreviewCommand(program, terminal)
  addPointerCommands(program, terminal)
  addCheckCommand(program, terminal)
  addListCommand(program, terminal)
  addStatusCommand(program, terminal)
  addGraphCommand(program, terminal)
  addVerifyCommand(program, terminal)
  addKeysCommand(program, terminal)
  addRemoveCommand(program, terminal)
  addNodeCommand(program, terminal)
  for (const command of [program, ...program.commands.flatMap((one) => [one, ...one.commands])]) {
    command.addHelpText('after', help)
  }
  return program
}

/**
 * Runs a command line of `remotes`.
 * @param given what differs from the terminal of this process
 * @returns the exit code
 */
export async function run(args: readonly string[], given: Partial<Terminal> = {}): Promise<number> {
  const terminal = withoutControl({ ...processTerminal, ...given })
  try {
    await createProgram(terminal).parseAsync(args, { from: 'user' })
    return exitCodes.done
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
    const [code, kind] =
      error instanceof Refused ? ([exitCodes.refused, 'refused'] as const) : ([exitCodes.failed, 'failed'] as const)
    const message = messageOf(error)
    if (args.includes('--json')) terminal.out(JSON.stringify({ ok: false, error: kind, message }, null, 2))
    // Except of a list, a further line may come from a record; indented, it is no message of its own.
    terminal.err(`${message.replace(/\n(?!- )/g, '\n  ')}\n`)
    return code
  }
}
