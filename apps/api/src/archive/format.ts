import * as v from 'valibot';

/** What is written and what is read; docs/archive.md tells it to others. */
export const format = 'libretto-archivio';
export const version = 1;

export const manifestName = 'manifest.json';
export const schemaName = 'libretto/schema.json';
export const rowsName = (table: string) => `libretto/${table}.ndjson`;
/** The entry of a content. */
export const contentName = (name: string) => `files/${name}`;
export const otherName = (table: string) => `altro/${table}.ndjson`;
export const fhirName = 'fhir/bundle.json';
export const readmeNames = ['LEGGIMI.txt', 'README.txt'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Enough to say that an archive is ours, and whether it is too new for us. */
export const headSchema = v.object({
  formato: v.literal(format),
  versione: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Written last, as it knows what everything else has become. */
export const manifestSchema = v.strictObject({
  formato: v.literal(format),
  versione: v.literal(version),
  creato_il: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(30)),
  programma: v.pipe(v.string(), v.maxLength(100)),
  /** Rows of each table of the record. */
  righe: v.record(v.string(), count),
  /** Every entry but this one. */
  voci: v.array(
    v.strictObject({
      nome: v.pipe(v.string(), v.maxLength(100)),
      byte: count,
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type Listed = Manifest['voci'][number];

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** What an archive may be at most, whatever it says of itself. */
export const limits = {
  archive: 1024 * megabyte,
  entries: 50_000,
  unpacked: 4096 * megabyte,
  manifest: 16 * megabyte,
  line: megabyte,
  rows: 1_000_000,
  /** How many times larger than its packed form something may be, once it is larger than a megabyte. */
  ratio: 300,
};

export type Reason = 'damaged' | 'newer' | 'foreign' | 'too-large' | 'row' | 'content';

/** Why an archive is not taken, and where in it. Nothing of what it holds is said. */
export class ArchiveRefused extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, where: string, options?: ErrorOptions) {
    super(where, options);
    this.name = 'ArchiveRefused';
    this.reason = reason;
  }
}
