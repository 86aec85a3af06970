import * as v from 'valibot';

/** The format is documented in docs/archive.md. */
export const format = 'libretto-archivio';
export const version = 1;

export const manifestName = 'manifest.json';
export const schemaName = 'libretto/schema.json';
export const rowsName = (table: string) => `libretto/${table}.ndjson`;
export const contentName = (name: string) => `files/${name}`;
export const otherName = (table: string) => `altro/${table}.ndjson`;
export const fhirName = 'fhir/bundle.json';
export const readmeNames = ['LEGGIMI.txt', 'README.txt'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const headSchema = v.object({
  formato: v.literal(format),
  versione: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Written last, because it lists all other entries. */
export const manifestSchema = v.strictObject({
  formato: v.literal(format),
  versione: v.literal(version),
  creato_il: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(30)),
  programma: v.pipe(v.string(), v.maxLength(100)),
  righe: v.record(v.string(), count),
  voci: v.array(
    v.strictObject({
      nome: v.pipe(v.string(), v.maxLength(100)),
      byte: count,
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type ListedEntry = Manifest['voci'][number];

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

export const limits = {
  archive: 1024 * megabyte,
  entries: 50_000,
  unpacked: 4096 * megabyte,
  manifest: 16 * megabyte,
  line: megabyte,
  rows: 1_000_000,
  /** Maximum compression ratio of entries larger than a megabyte. */
  ratio: 300,
};

export type Reason = 'damaged' | 'newer' | 'foreign' | 'too-large' | 'row' | 'content';

/** The reason for rejecting an archive and the position. Contains no content of the archive. */
export class ArchiveRefused extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, where: string, options?: ErrorOptions) {
    super(where, options);
    this.name = 'ArchiveRefused';
    this.reason = reason;
  }
}
