/** One kind of file that is taken, for instance `{ label: 'PDF', types: ['application/pdf', '.pdf'] }`. */
export interface AcceptedFiles {
  /** As people call it. */
  label: string;
  /** MIME types, whole ('application/pdf') or of a family ('image/*'), and name endings ('.dcm'). */
  types: readonly string[];
}

export interface FileRules {
  /** Absent: every kind. */
  accept?: readonly AcceptedFiles[] | undefined;
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
}

export type FileProblem = 'type' | 'size' | 'empty' | 'count' | 'duplicate';

/** What browsers know of a file before it is sent; the server looks at the bytes as well. */
export type FileFacts = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

function matches({ name, type }: FileFacts, pattern: string): boolean {
  const wanted = pattern.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
}

const isSame = (one: FileFacts, other: FileFacts) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Why a file is not taken beside those that are already there; undefined when it is. */
export function checkFile(file: FileFacts, taken: readonly FileFacts[], rules: FileRules): FileProblem | undefined {
  const { accept, maxBytes, maxFiles } = rules;
  if (taken.some((other) => isSame(file, other))) return 'duplicate';
  if (accept && !accept.some(({ types }) => types.some((pattern) => matches(file, pattern)))) return 'type';
  if (file.size === 0) return 'empty';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  if (maxFiles !== undefined && taken.length >= maxFiles) return 'count';
  return undefined;
}

/** For the `accept` of a file input. */
export const acceptAttribute = ({ accept }: FileRules) => accept?.flatMap(({ types }) => types).join(',');
