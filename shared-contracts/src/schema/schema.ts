/*
 * The part of valibot that browsers need, under one name: shell and remotes share it, so a page
 * loads it once (see `optionalShared` in ../remotes/contract.ts). What is added here raises that version.
 */
export {
  array,
  boolean,
  fallback,
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
export type { GenericSchema, InferInput, InferOutput } from 'valibot'
