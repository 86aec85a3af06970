import type { Schema } from '@libretto/api-client/schema';

export type FileKind = Schema<'FileKind'>;

export const kinds = [
  'foto',
  'Video',
  'registrazione',
  'esamistrumentali',
  'dicom',
  'documento',
  'kardia',
] as const satisfies readonly FileKind[];

const pdf = 'application/pdf';

/** By its name where the device knows no type; the server looks at the bytes. */
export const isPdf = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === '' ? /\.pdf$/i.test(name) : type === pdf;

const longest = 200;

/** A name as the record takes it: a longer one keeps its ending, and no half of a character. */
export function sentName(name: string): string {
  if (name.length <= longest) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending;
}
