/** An accepted kind of file, e.g. `{ label: 'PDF', types: ['application/pdf', '.pdf'] }`. */
export interface AcceptedFiles {
  /** Name of the kind in texts about the rules, e.g. "PDF". */
  label: string;
  /** MIME types, exact ('application/pdf') or wildcard ('image/*'), and file extensions ('.dcm'). */
  types: readonly string[];
}

/** Limits that are described below the field and checked when a file is added. */
export interface FileRules {
  /** Accepted kinds; every kind of file without it. */
  accept?: readonly AcceptedFiles[] | undefined;
  /** Maximum size of one file in bytes, inclusive. */
  maxBytes?: number | undefined;
  /** Maximum number of files. With 1 the chooser allows only one. */
  maxFiles?: number | undefined;
}

/** Reasons why a file is refused: its type, size, emptiness, one file too many, or added before. */
export type FileProblem = 'type' | 'size' | 'empty' | 'count' | 'duplicate';

/** Metadata known before the upload; the server checks the content as well. */
export type FileFacts = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

function matches({ name, type }: FileFacts, pattern: string): boolean {
  const wanted = pattern.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
}

const isSame = (one: FileFacts, other: FileFacts) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Returns why a file is refused next to the files already added, or undefined if it is accepted. */
export function checkFile(file: FileFacts, taken: readonly FileFacts[], rules: FileRules): FileProblem | undefined {
  const { accept, maxBytes, maxFiles } = rules;
  if (taken.some((other) => isSame(file, other))) return 'duplicate';
  if (accept && !accept.some(({ types }) => types.some((pattern) => matches(file, pattern)))) return 'type';
  if (file.size === 0) return 'empty';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  if (maxFiles !== undefined && taken.length >= maxFiles) return 'count';
  return undefined;
}

export const acceptAttribute = ({ accept }: FileRules) => accept?.flatMap(({ types }) => types).join(',');
