const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  jws: 'application/jose',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** Content-Type of an object by the end of its key; compressed files are stored as bytes. */
export const contentType = (key: string): string =>
  types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
