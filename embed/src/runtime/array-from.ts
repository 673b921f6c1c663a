/**
 * Takes the place of `Array.from` in the embed build, because pages with Prototype or MooTools have another one. Only
 * the federation runtime calls it, with sets and iterators.
 */
export const arrayFrom = <T>(items: Iterable<T>): T[] => [...items]
