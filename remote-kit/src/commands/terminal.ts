/** What the commands use of the process. */
export type Terminal = {
  cwd: string
  env: Readonly<Record<string, string | undefined>>
  now: () => Date
  /** Writes a line of the result. */
  out: (line: string) => void
  /** Writes progress and errors. */
  err: (text: string) => void
}

/** The terminal of this process. */
export const processTerminal: Terminal = {
  cwd: process.cwd(),
  env: process.env,
  now: () => new Date(),
  out: (line) => console.log(line),
  err: (text) => void process.stderr.write(text),
}

/** Prints the lines, or with `--json` the result. */
export function print({ json }: { json?: boolean }, { out }: Terminal, result: object, lines: readonly string[]): void {
  if (json) out(JSON.stringify({ ok: true, ...result }, null, 2))
  else lines.forEach((line) => out(line.replaceAll('\n', '\\n')))
}

/** Characters that act on a terminal or change the direction of a text, except line breaks. */
const control = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A terminal that gets such characters written out as in JSON: names and reasons may come from records of others. */
export const withoutControl = (terminal: Terminal): Terminal => ({
  ...terminal,
  out: (line) => terminal.out(line.replace(control, escaped)),
  err: (text) => terminal.err(text.replace(control, escaped)),
})

const escaped = (character: string): string =>
  character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
