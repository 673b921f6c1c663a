/** Where browsers report what a policy has stopped (`csp-reports.ts`). */
export const cspReportsPath = '/api/csp-reports'

const reports = 'reports'

const common = {
  // Browsers that know it run no script and no module without a hash; others check the hashes that there are.
  'integrity-policy': `blocked-destinations=(script), endpoints=(${reports})`,
  'reporting-endpoints': `${reports}="${cspReportsPath}"`,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-content-type-options': 'nosniff',
}

/**
 * Scripts need this response's nonce or are loaded by such a script; nothing inline, foreign or framed. With
 * `keepsOpener` the login popup keeps the window of another origin that opened it, to which it hands a token.
 */
export const pageHeaders = (nonce: string, keepsOpener = false): Record<string, string> => ({
  'content-security-policy': policy({
    ...pageDirectives(nonce),
    // The page makes the one policy (`scriptPolicy`).
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  }),
  ...common,
  ...(keepsOpener && unsafeOpener),
})

/** For portals of development only: servers of this machine may bring code without a hash, and write markup. */
export function developmentHeaders(nonce: string, keepsOpener = false): Record<string, string> {
  const { 'integrity-policy': _, ...others } = common
  const directives: Record<string, string> = pageDirectives(nonce)
  directives['style-src'] += " 'unsafe-inline'"
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) directives[name] += ` ${local}`
  directives['connect-src'] += ' ws://localhost:*'
  return { 'content-security-policy': policy(directives), ...others, ...(keepsOpener && unsafeOpener) }
}

const unsafeOpener = { 'cross-origin-opener-policy': 'unsafe-none' }
/** Dev servers of this machine. */
const local = 'http://localhost:*'

/** What every document of the portal may load: its own files. */
const ownFiles = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

const pageDirectives = (nonce: string) => ({
  ...ownFiles,
  'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
  'form-action': "'self'",
})

const policy = (directives: Readonly<Record<string, string>>): string =>
  [...Object.entries(directives), ['report-uri', cspReportsPath]].map((directive) => directive.join(' ')).join('; ')

/** A kept document cannot have a nonce of its own, so scripts are the portal's files, checked by their integrity. */
export const digitalCardHeaders: Record<string, string> = {
  'content-security-policy': policy({ ...ownFiles, 'worker-src': "'self'", 'form-action': "'none'" }),
  ...common,
}
