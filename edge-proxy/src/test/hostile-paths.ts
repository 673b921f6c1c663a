export type HostilePath = { kind: string; method?: string; target: string }

const path = (text: string): string => `/api/api?path=${text}`
const of = (kind: string, targets: readonly string[], method?: string): HostilePath[] =>
  targets.map((target) => ({ kind, target: target.startsWith('/') ? target : path(target), ...(method !== undefined && { method }) }))

/** Raw request targets that must end 4xx without a connection; ten or more per kind of attack. */
export const hostilePaths: readonly HostilePath[] = [
  ...of('traversal', [
    '../shop/card', 'shop/../shop/card', 'shop/card/..', 'shop/./card', './shop/card', 'shop/card/../../admin',
    'convercus/../shop/card', '..', '.', 'shop/..', 'shop/...', 'shop/card/.', 'convercus/v2/accounts/../ACC-1/accountcoupons',
  ]),
  ...of('encoded traversal', [
    '%2e%2e/shop/card', 'shop%2F..%2Fshop%2Fcard', 'shop/%2e%2e/card', 'shop%2f%2e%2e%2fcard', '%2E%2E%2Fadmin', 'shop/%2e/card',
    'shop/card%2F..', 'shop/card%2f%2e%2e%2f%2e%2e%2fadmin', '.%2e/shop/card', '%2e./shop/card', 'convercus%2F..%2Fshop%2Fcard',
  ]),
  ...of('double encoding', [
    'shop%252Fcard', '%252e%252e%252fshop', 'shop%252f..%252fcard', 'shop/card%2500', 'shop%25252Fcard', 'shop/%2563ard',
    'convercus%252Fcoupons', 'shop%2Fcard%253Fx%253D1', 'shop%255Ccard', '%2573hop/card', 'shop/card%25', 'shop/%2525',
  ]),
  ...of('absolute address', [
    'http://evil.example/shop/card', 'https%3A%2F%2Fevil.example', '//evil.example/shop/card', '%2F%2Fevil.example', '/shop/card', '%2Fshop%2Fcard',
    'file:///etc/passwd', 'javascript:alert(1)', 'shop:80/card', 'user@evil.example/shop/card', 'http:shop/card', 'data:text/html,x', '@evil.example/shop/card',
  ].map((text) => path(text))),
  ...of('backslash', [
    'shop\\card', 'shop%5Ccard', '\\\\evil.example', '%5C%5Cevil.example', 'shop/..%5Ccard', '%5Cshop/card', 'shop/card%5C', 'shop%5C..%5Ccard',
    'convercus%5Cauth%5Clogin', '/\\evil.example', 'shop/%5c../card',
  ].map((text) => path(text))),
  ...of('semicolon', [
    'shop;x=1/card', 'shop/card;x', 'shop/..;/card', '..;/shop/card', 'shop/card;jsessionid=1', 'shop%3Bx/card', 'shop/card%3B', ';/shop/card',
    'shop/..%3B/card', 'convercus;/coupons', 'shop/;/card',
  ]),
  ...of('control character', [
    'shop%00/card', 'shop/card%00', 'shop%0D%0A/card', 'shop/card%0D%0AX-Injected:%201', 'shop%09/card', 'shop/card%0A', 'shop/card%7F', 'shop/card%C2%85',
    '%00', 'shop%20/card', 'shop/card%20', 'shop/card%0Dhttp', 'shop/config?item=a%00b', 'shop/config?item=a%250ab', 'convercus/coupons?validTo=2026-11-05%0D%0Ax',
  ]),
  ...of('beyond ASCII', [
    'sh%C3%B6p/card', 'shop%EF%BC%8Fcard', 'shop/card%E2%80%8B', 'shop%C0%AFcard', '%ED%A0%80', 'shop/%FF', 'shop/card%E2%80%AE', 'shop/%E3%80%82%E3%80%82/card',
    '%F0%9F%8D%B7', 'shop/%', 'shop/%zz', 'shop/%u002e',
  ]),
  ...of('prefix spoofing', [
    'shop/x?convercus', 'convercus/../shop', 'convercusx/coupons', 'xconvercus/coupons', 'shopx/card', 'xshop/card', 'shop/convercus/coupons', 'shop/convercus',
    'convercus/shop/card', 'shop/card?path=convercus/coupons', 'SHOP/card', 'Convercus/coupons', 'shop/card?convercus=1', 'convercus/v2/accountdetails/../coupons',
  ]),
  ...of('unknown path', [
    '', 'shop', 'convercus', 'shop/', 'shop/card/', 'shop/cards', 'shop/user/login/x', 'shop/user/password', 'convercus/v2/accounts', 'convercus/v2/accounts/ACC-1',
    'convercus/v3/accountcoupons/AC1/activation', 'admin', 'shop/order/1', 'convercus/auth', 'shop/user/login', 'shop/order',
  ]),
  ...of('wrong method', ['shop/card', 'shop/points', 'shop/user/login', 'shop/order', 'convercus/coupons', 'convercus/auth/login'], 'DELETE'),
  ...of('wrong method', ['shop/card', 'shop/points', 'shop/countries', 'convercus/coupons'], 'PUT'),
  ...of('wrong method', ['shop/card', 'shop/points', 'shop/countries', 'shop/bookings'], 'HEAD'),
  ...of('wrong method', ['shop/card', 'convercus/coupons'], 'OPTIONS'),
  ...of('query smuggling', [
    'shop/config?item=a%26item=b', 'shop/config?item=a%26x=1', 'shop/config', 'shop/config?', 'shop/config?item', 'shop/config?item=', 'shop/config?x=1',
    'shop/card?x=1', 'shop/points?accountId=ACC-2', 'shop/config?item=a?item=b', 'shop/config?item=a%23b', 'shop/config?item=a;b', 'shop/config?item[]=a',
    'convercus/coupons?validTo=x', 'convercus/coupons?validTo=2026-11-05%26validTo=2026-11-06', 'convercus/coupons?validto=2026-11-05', 'shop/config?=a',
    'shop/config?__proto__=a', 'convercus/coupons?validTo=..%2F..%2Fadmin', 'convercus/coupons?validTo=2026%2525-11-05',
  ]),
  ...of('parameter smuggling', [
    '/api/api', '/api/api?', '/api/api?path', '/api/api?path=shop%2Fcard&path=shop%2Forder', '/api/api?path=shop%2Fcard&x=1', '/api/api?x=1&path=shop%2Fcard',
    '/api/api?Path=shop%2Fcard', '/api/api?path[]=shop%2Fcard', '/api/api?p%61th=shop%2Fcard', '/api/api?&path=shop%2Fcard', '/api/api?path=shop%2Fcard&',
    '/api/api/?path=shop%2Fcard', '/api/apix?path=shop%2Fcard', '/api/api/shop/card', `/api/api?path=shop%2Fconfig%3Fitem=${'a'.repeat(3_000)}`,
  ]),
  ...of('bad parameter', [
    'convercus/v2/accountdetails/123', 'convercus/v2/accountdetails/12345678901234567890', 'convercus/v2/accountdetails/123456789012345678x',
    'convercus/v2/accounts/ACC%2F1/accountcoupons', 'convercus/v2/accounts/ACC.1/accountcoupons', 'convercus/v2/accounts/ACC%201/accountcoupons',
    'convercus/v2/accounts//accountcoupons', `convercus/v2/accounts/${'A'.repeat(65)}/accountcoupons`, 'convercus/v2/accounts/%7BaccountId%7D/accountcoupons',
    'convercus/v2/accounts/*/accountcoupons', 'convercus/v2/accounts/ACC-1%3Fx/accountcoupons', 'convercus/v2/accounts/ACC:1/accountcoupons',
  ]),
]
