// Tests every kind of record and level against every clearance and visibility. A record is visible when its level does
// not exceed the clearance and the visibility admits it: Totale admits every area, Minima the essential ones, Parziale
// these, the chosen specialties and, with Medicina generale, what belongs to none.
import { describe, expect, test } from 'vitest';
import type { SharedSample } from '../../test/record-sample.ts';
import { samplesByKind } from '../../test/record-samples.ts';
import { type Level, recordWith } from '../../test/sample-record.ts';
import { isStored, recordStores, sharing } from '../kinds.ts';
import type { Association } from '../policy/visibility.ts';
import type { SharedArea } from './shared-list.ts';
import { canSee, type RecordPart } from './sharing.ts';

const { areas, partsOf, share } = sharing;

const levels: readonly Level[] = [1, 2, 3, 4, 5, 6];
const [totale, minima, parziale] = [1, 2, 3];

const generalPractice = 10;
/** The IDs of all specialty tags. */
const specialties = Array.from({ length: 23 }, (_, index) => index + 1);

const samples = samplesByKind.flatMap(([, { shared = [] }]) => shared);

test('every shared area has a sample', () => {
  const sampled = new Set<SharedArea>(samples.map(({ area }) => area));
  expect(areas.filter((one) => isRecord(one) && !sampled.has(one.area))).toEqual([]);
});

interface Doctor extends Association {
  /** Result of the visibility alone. */
  admits(kind: SharedSample): boolean;
  motivo: 'minimum' | 'specialty';
}

const doctors = levels.flatMap((assegnazione_confidenzialita): Doctor[] => [
  { assegnazione_confidenzialita, visibility: totale, tags: [], eccezioni: [], admits: () => true, motivo: 'minimum' },
  ...[[], specialties].map((tags) => ({
    assegnazione_confidenzialita,
    visibility: minima,
    tags,
    eccezioni: [],
    admits: ({ essential = false }: SharedSample) => essential,
    motivo: 'minimum' as const,
  })),
  ...[[], ...specialties.map((tag) => [tag]), specialties].map((tags) => ({
    assegnazione_confidenzialita,
    visibility: parziale,
    tags,
    eccezioni: [],
    admits: ({ essential = false, tags: own = [] }: SharedSample) =>
      essential || (own.length === 0 ? tags.includes(generalPractice) : own.some((tag) => tags.includes(tag))),
    motivo: 'specialty' as const,
  })),
]);

/** All areas except the personal details, which are part of every record. */
const isRecord = ({ area }: { area: SharedArea }) => area !== 'personal-details';
const theOnly = (parts: RecordPart[]) => parts.filter(isRecord)[0];

// covers P-26
describe.each(samples)('$name', (kind) => {
  test.each(kind.strictest ? [6 as const] : levels)('of level %i', (level) => {
    const { name, area } = kind;
    const record = recordWith(kind.make(name, level));
    const part = theOnly(partsOf(record));
    for (const doctor of doctors) {
      const cleared = level <= doctor.assegnazione_confidenzialita;
      const seen = cleared && doctor.admits(kind);
      const { cartella, nascosti } = share(doctor, record);
      const hidden = seen ? [] : [{ area, motivo: cleared ? doctor.motivo : 'level', numero: 1 }];
      expect({
        doctor,
        seen: JSON.stringify(cartella).includes(name),
        counted: part !== undefined && canSee(doctor, part),
        listed: partsOf(cartella)
          .filter(isRecord)
          .map((one) => one.area),
        hidden: nascosti.filter(isRecord),
      }).toEqual({ doctor, seen, counted: seen, listed: seen ? [area] : [], hidden });
    }
  });
});

// covers P-26
test('the personal details are visible only with full access, or as a general practitioner, at the strictest level', () => {
  const record = recordWith();
  for (const doctor of doctors) {
    const admitted =
      doctor.visibility === totale || (doctor.visibility === parziale && doctor.tags.includes(generalPractice));
    const everything = admitted && doctor.assegnazione_confidenzialita === 6;
    const { cartella, nascosti } = share(doctor, record);
    const motivo = doctor.assegnazione_confidenzialita < 6 ? 'level' : doctor.motivo;
    expect({ doctor, shown: 'dettagli' in cartella, nascosti }).toEqual({
      doctor,
      shown: everything,
      nascosti: everything ? [] : [{ area: 'personal-details', motivo, numero: 1 }],
    });
    expect(/Via Verdi|Modena|Bologna|333 123 4567|libretto\.example/.test(JSON.stringify(cartella))).toBe(everything);
  }
});

// covers P-26
test('with all specialties Parziale shows what Totale shows', () => {
  for (const { name, make } of samples) {
    const record = recordWith(make(name, 6));
    const access = { assegnazione_confidenzialita: 6, eccezioni: [] };
    const partial = share({ ...access, visibility: parziale, tags: specialties }, record);
    expect(partial).toEqual(share({ ...access, visibility: totale, tags: [] }, record));
  }
});

test('every shared kind whose specialties can be chosen has samples with and without one', () => {
  const choosable = samplesByKind.filter(
    ([kind, { shared = [] }]) =>
      shared.length > 0 &&
      isStored(kind) &&
      recordStores[kind].some((store) => store.kind.specialtyColumns !== undefined),
  );
  expect(choosable.length).toBeGreaterThanOrEqual(7);
  for (const [kind, { shared = [] }] of choosable) {
    const tagged = shared.map(({ tags = [] }) => tags.length > 0);
    expect([kind, tagged.includes(true), tagged.includes(false)]).toEqual([kind, true, true]);
  }
});

// covers P-26
test('identity and blood group are visible to every associated doctor', () => {
  for (const doctor of doctors) {
    const { identita, paziente_gruppo } = share(doctor, recordWith()).cartella;
    expect({ ...identita, paziente_gruppo }).toEqual({
      id_paziente: 7,
      paziente_nome: 'Ada',
      paziente_cognome: 'Prova',
      paziente_codfiscale: 'PRVDAA84C52A944X',
      paziente_nascita: '1984-03-12',
      paziente_sesso: 'female',
      paziente_eta: 41,
      paziente_gruppo: 'A +',
    });
  }
});
