import type { Refusal } from './http-error.ts'
import { refusalBody } from './http-error.ts'

/** An answer to a page, whole. Most pass as they came, so the bytes are kept and read as text only where somebody must. */
export type Answer = { status: number; type: 'json' | 'text'; bytes: Buffer }

export const textAnswer = (status: number, type: Answer['type'], text: string): Answer => ({
  status,
  type,
  bytes: Buffer.from(text),
})

export const json = (status: number, value: unknown): Answer => textAnswer(status, 'json', JSON.stringify(value))

export const refusalAnswer = ({ code, status }: Refusal): Answer => textAnswer(status, 'json', refusalBody(code))

export const textOf = ({ bytes }: Pick<Answer, 'bytes'>): string => bytes.toString('utf8')
