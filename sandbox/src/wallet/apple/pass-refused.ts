/** Why a phone does not take a pass, as a sentence. */
export class PassRefused extends Error {}

/** @throws PassRefused unless the condition is met */
export function demand(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new PassRefused(sentence)
}
