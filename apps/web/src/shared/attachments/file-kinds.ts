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
