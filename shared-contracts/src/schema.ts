/*
 * The part of valibot that browsers need. Shell and remotes share this module, so that a page loads it
 * once; a new export raises its version in `sharedModules` (../remotes/shared-modules.ts).
 */
export {
  array,
  boolean,
  fallback,
  finite,
  getDotPath,
  isoTimestamp,
  length,
  literal,
  maxLength,
  minLength,
  nullable,
  nullish,
  number,
  object,
  optional,
  parse,
  parseJson,
  partial,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  startsWith,
  strictObject,
  string,
  transform,
  union,
  unknown,
  variant,
} from 'valibot'
export type { GenericSchema, InferInput, InferOutput, ObjectEntries } from 'valibot'
