// What scripts of embedding pages do to the built-ins, as short as it is observable. The methods that Prototype,
// MooTools and pages only add are enumerable, as theirs are.

/** Takes no map function and lists what has a length only, as in Prototype. */
const arrayFromByLength = `
  Array.from = (list) => {
    const items = []
    for (let index = 0; index < (list?.length ?? 0); index++) items.push(list[index])
    return items
  }`

/** Prototype 1.7: Array.prototype has the methods of Enumerable, and elements have remove, replace, hide … */
const prototype17 = `${arrayFromByLength}
  const bind = Function.prototype.bind
  Object.assign(Function.prototype, {
    bind(context, ...first) {
      if (context === undefined && first.length === 0) return this
      const method = this
      return function (...rest) { return method.apply(context, [...first, ...rest]) }
    },
    curry(...first) { return bind.call(this, undefined, ...first) },
    wrap() {}, delay() {}, defer() {}, methodize() {}, argumentNames() { return [] },
  })
  const each = (list, work) => { for (let index = 0; index < list.length; index++) work(list[index], index) }
  Object.assign(Array.prototype, {
    each(work) { each(this, work); return this },
    map(work = (item) => item, context) {
      const results = []
      each(this, (item, index) => results.push(work.call(context, item, index)))
      return results
    },
    filter(work, context) {
      const results = []
      each(this, (item, index) => work.call(context, item, index) && results.push(item))
      return results
    },
    find(work, context) {
      let found
      each(this, (item, index) => { if (found === undefined && work.call(context, item, index)) found = item })
      return found
    },
    some(work = (item) => item, context) { return this.filter(work, context).length > 0 },
    every(work = (item) => item, context) { return this.filter(work, context).length === this.length },
    entries() { return this.slice() },
    reverse(inline) {
      const items = this.slice()
      const into = inline === false ? [] : this
      each(items, (item, index) => { into[items.length - 1 - index] = item })
      return into
    },
    include(item) { return this.indexOf(item) >= 0 }, first() { return this[0] }, last() { return this[this.length - 1] },
    clear() { this.length = 0; return this }, compact() {}, flatten() {}, without() {}, pluck() {}, size() {}, zip() {},
  })
  Object.assign(String.prototype, {
    startsWith(pattern) { return this.lastIndexOf(pattern, 0) === 0 },
    endsWith(pattern) { return this.slice(-pattern.length) === pattern },
    strip() { return this.trim() }, sub() {}, gsub() {}, include() {}, times() {}, toArray() { return this.split('') },
  })
  Object.assign(Number.prototype, { times() {}, round() { return Math.round(this) }, succ() { return this + 1 } })
  Object.assign(Object, { extend: Object.assign, keys: (object) => {
    const names = []
    for (const name in object) if (Object.hasOwn(object, name)) names.push(name)
    return names
  } })
  Object.assign(HTMLElement.prototype, {
    remove() { this.parentNode.removeChild(this); return this },
    replace(content) { this.outerHTML = content; return this },
    update(content) { this.innerHTML = content; return this },
    hide() { this.style.display = 'none'; return this }, show() { this.style.display = ''; return this },
    toggle() {}, insert() {}, select() {}, empty() {}, up() {}, down() {}, next() {}, match() {}, visible() {}, clone() {},
    scrollTo() { return this },
  })
  window.$ = (id) => document.getElementById(id)
  window.$$ = (selector) => Array.from(document.querySelectorAll(selector))`

/** Prototype 1.6 also writes JSON itself, and its Array.prototype.reduce is another one. */
const prototype16 = `${prototype17}
  Object.assign(Array.prototype, {
    reduce() { return this.length > 1 ? this : this[0] },
    toJSON() { return '[' + this.map((item) => item.toJSON()).join(', ') + ']' },
  })
  Object.assign(String.prototype, { toJSON() { return '"' + this + '"' } })
  Object.assign(Number.prototype, { toJSON() { return String(this) } })`

/**
 * MooTools 1.4 and later without its compatibility layer: types for elements and events, and Array.from for any value.
 */
const mooTools = `
  Array.from = (item) =>
    item == null ? [] : typeof item === 'object' && typeof item.length === 'number' ? Array.prototype.slice.call(item) : [item]
  Object.values = (object) => Object.keys(object).map((name) => object[name])
  Object.assign(Function.prototype, { extend() {}, implement() {}, overloadSetter() {}, pass() {}, delay() {}, periodical() {} })
  Object.assign(Array.prototype, {
    $family() { return 'array' }, each: Array.prototype.forEach, clean() {}, invoke() {}, append() {}, erase() {},
    empty() { this.length = 0 }, getLast() {}, contains() {}, combine() {}, flatten() {}, pick() {}, link() {},
  })
  Object.assign(String.prototype, { test() {}, contains() {}, clean() {}, camelCase() {}, toInt() {}, substitute() {} })
  Object.assign(Number.prototype, { limit() {}, round() {}, times() {}, each() {}, toInt() {} })
  const browserElement = window.Element
  window.Element = function (tag) { return document.createElement(tag) }
  window.Element.prototype = browserElement.prototype
  Object.assign(browserElement.prototype, {
    set() {}, get() {}, erase() {}, inject() {}, adopt() {}, grab() {}, dispose() {}, destroy() {}, empty() {}, store() {},
    retrieve() {}, addEvent() {}, fireEvent() {}, getElements() {}, getParent() {}, hasClass() {}, toQueryString() {},
    scrollTo(x, y) { this.scrollLeft = x; this.scrollTop = y },
  })
  window.Request = function () {}
  window.Event = function (event) { return event }
  window.$ = window.$$ = (id) => document.getElementById(id)`

/** What the compatibility layer of MooTools for 1.2 replaces: the arguments of bind are one list. */
const mooToolsCompat = `${mooTools}
  Function.prototype.bind = function (context, list) {
    const method = this
    return function () { return method.apply(context, list == null ? arguments : [].concat(list)) }
  }`

/** Methods that pages give to lists, texts and functions. */
const additionsToLists = `
  Array.prototype.remove = function (item) { this.splice(this.indexOf(item), 1) }
  Array.prototype.unique = Array.prototype.last = Function.prototype.method = String.prototype.reverse = () => null`

/** Pages in which elements work. */
export const harmlessScripts: Readonly<Record<string, string>> = {
  'Array.from without a map function': 'const from = Array.from; Array.from = (items) => from(items)',
  'Array.from by length': arrayFromByLength,
  'Prototype 1.7': prototype17,
  MooTools: mooTools,
  'additions to lists and texts': additionsToLists,
}

/** Pages in which elements cannot work, with what these replace. */
export const harmfulScripts: Readonly<Record<string, { script: string; replaced: readonly string[] }>> = {
  'Prototype 1.6': {
    script: prototype16,
    replaced: ['Array.prototype.reduce', 'Array.prototype.toJSON'],
  },
  'MooTools for 1.2': { script: mooToolsCompat, replaced: ['Function.prototype.bind'] },
  'a method of all objects': {
    script: `Object.prototype.extend = function (other) { return Object.assign(this, other) }`,
    replaced: ['Object.prototype'],
  },
  'replaceAll by expressions': {
    script: `String.prototype.replaceAll = function (text, by) { return this.replace(new RegExp(text, 'g'), by) }`,
    replaced: ['String.prototype.replaceAll'],
  },
  'methods that do nothing': {
    script: `
      for (const name of ['reduce', 'filter', 'find', 'includes', 'map']) Array.prototype[name] = () => {}
      Object.keys = () => []`,
    replaced: [
      'Array.prototype.reduce',
      'Array.prototype.filter',
      'Array.prototype.find',
      'Array.prototype.includes',
      'Array.prototype.map',
      'Object.keys',
    ],
  },
  'a Promise of 2015': {
    script: 'const Native = Promise; window.Promise = class extends Native {}; Promise.prototype.finally = undefined',
    replaced: ['Promise'],
  },
}
