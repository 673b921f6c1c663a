/** The portal that the running script comes from; '' in a module, which does not know its address this way. */
export function scriptOrigin(): string {
  const script = document.currentScript
  return script instanceof HTMLScriptElement ? new URL(script.src).origin : ''
}
