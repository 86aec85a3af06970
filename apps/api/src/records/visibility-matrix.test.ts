// Tests every kind of record and level against every clearance and visibility. A record is visible when its level does
// not exceed the clearance and the visibility admits it: Totale admits every area, Minima the essential ones, Parziale
// these and the chosen specialties.
import { describe, expect, test } from 'vitest';
import {
  contact,
  diagnosis,
  drawing,
  exam,
  file,
  history,
  type Level,
  pregnancy,
  reaction,
  reading,
  recordWith,
  therapy,
  vaccination,
  visit,
} from '../../test/sample-record.ts';
import { sharing } from '../kinds.ts';
import type { Association } from '../policy/visibility.ts';
import type { SharedArea } from './shared-list.ts';
import { canSee, type RecordPart, type WholeRecord } from './sharing.ts';

const { partsOf, share } = sharing;

const levels: readonly Level[] = [1, 2, 3, 4, 5, 6];
const [totale, minima, parziale] = [1, 2, 3];

const rehabilitation = 6;
const laboratory = 9;
const dentistry = 14;
const orthopaedics = 16;
const radiology = 20;
const rheumatology = 21;
const pain = 22;
const ofDrawings = [rehabilitation, orthopaedics, rheumatology, pain];
const specialties = [laboratory, dentistry, radiology, ...ofDrawings];

interface Kind {
  name: string;
  area: SharedArea;
  /** Visible to every associated doctor whose clearance allows it. */
  essential?: boolean;
  tags?: readonly number[];
  /** Records of this kind have no level and count as level 6. */
  strictest?: true;
  make(name: string, level: Level): Partial<WholeRecord>;
}

const kinds: readonly Kind[] = [
  {
    name: 'an emergency contact',
    area: 'emergency-contacts',
    essential: true,
    make: (name, level) => ({ contattiemergenza: [contact(1, name, 10, level)] }),
  },
  {
    name: 'another contact',
    area: 'other-contacts',
    make: (name, level) => ({ contattialtro: [contact(1, name, 0, level)] }),
  },
  {
    name: 'a drawing of pain',
    area: 'notebook',
    tags: ofDrawings,
    make: (name, level) => ({ tbl_taccuinos: [drawing(1, name, level)] }),
  },
  {
    name: 'an exam of no category',
    area: 'exams',
    make: (name, level) => ({ esami: [exam(1, name, level)] }),
  },
  {
    name: 'an exam of a category that names no specialty',
    area: 'exams',
    make: (name, level) => ({ esami: [exam(1, name, level, { indagine_categoria: 'SS' })] }),
  },
  {
    name: 'a radiological exam',
    area: 'exams',
    tags: [radiology],
    make: (name, level) => ({ esami: [exam(1, name, level, { indagine_categoria: 'SR' })] }),
  },
  {
    name: 'an analysis of a laboratory',
    area: 'exams',
    tags: [laboratory],
    make: (name, level) => ({ esami: [exam(1, name, level, { indagine_categoria: 'LA' })] }),
  },
  {
    name: 'an exam without a level',
    area: 'exams',
    strictest: true,
    make: (name) => ({ esami: [exam(1, name, null)] }),
  },
  {
    name: 'a confirmed diagnosis',
    area: 'diagnoses',
    make: (name, level) => ({ diagnosi: [diagnosis(1, name, level)] }),
  },
  {
    name: 'a suspected diagnosis',
    area: 'diagnoses',
    make: (name, level) => ({ diagnosi: [diagnosis(1, name, level, { diagnosi_stato: '1' })] }),
  },
  {
    name: 'an excluded diagnosis',
    area: 'diagnoses',
    make: (name, level) => ({ diagnosi: [diagnosis(1, name, level, { diagnosi_stato: '2' })] }),
  },
  {
    name: 'an allergy',
    area: 'allergies',
    essential: true,
    make: (name, level) => ({ diagnosi: [diagnosis(1, name, level, { tipo_diagnosi: 'Allergia' })] }),
  },
  {
    name: 'a suspected intolerance',
    area: 'allergies',
    essential: true,
    make: (name, level) => ({
      diagnosi: [diagnosis(1, name, level, { tipo_diagnosi: 'Intolleranza', diagnosi_stato: '1' })],
    }),
  },
  {
    name: 'an excluded allergy',
    area: 'diagnoses',
    make: (name, level) => ({
      diagnosi: [diagnosis(1, name, level, { tipo_diagnosi: 'Allergia', diagnosi_stato: '2' })],
    }),
  },
  {
    name: 'a visit',
    area: 'visits',
    strictest: true,
    make: (name) => ({ visite: [visit(1, name)] }),
  },
  {
    name: '71.25',
    area: 'readings',
    strictest: true,
    make: (name) => ({ rilevazioni: [reading(1, Number(name))] }),
  },
  {
    name: 'a forbidden drug',
    area: 'forbidden-drugs',
    essential: true,
    make: (name, level) => ({ terapie: [therapy(1, name, 0, level)] }),
  },
  {
    name: 'a therapy in progress',
    area: 'current-therapies',
    essential: true,
    make: (name, level) => ({ terapie: [therapy(1, name, 1, level)] }),
  },
  {
    name: 'a past therapy',
    area: 'past-therapies',
    make: (name, level) => ({ terapie: [therapy(1, name, 2, level)] }),
  },
  {
    name: 'a vaccination',
    area: 'vaccinations',
    make: (name, level) => ({ vaccinazioni: [vaccination(1, name, level)] }),
  },
  {
    name: 'an adverse reaction',
    area: 'reactions',
    strictest: true,
    make: (name) => ({ reazioni: [reaction(1, name)] }),
  },
  {
    name: 'anamnesi familiare',
    area: 'anamnesis',
    strictest: true,
    make: () => ({ anamnesi: { familiare: history.familiare } }),
  },
  {
    name: 'anamnesi fisiologica',
    area: 'anamnesis',
    strictest: true,
    make: () => ({ anamnesi: { fisiologica: history.fisiologica } }),
  },
  {
    name: 'anamnesi prossima',
    area: 'anamnesis',
    strictest: true,
    make: () => ({ anamnesi: { prossima: history.prossima } }),
  },
  {
    name: 'anamnesi remota',
    area: 'anamnesis',
    strictest: true,
    make: () => ({ anamnesi: { remota: history.remota } }),
  },
  {
    name: 'a pregnancy',
    area: 'pregnancies',
    strictest: true,
    make: (name) => ({ gravidanze: [pregnancy(1, name)] }),
  },
  {
    name: 'a file',
    area: 'files',
    make: (name, level) => ({ files: [file(1, name, level)] }),
  },
  {
    name: 'a file of two specialties',
    area: 'files',
    tags: [dentistry, radiology],
    make: (name, level) => ({ files: [file(1, name, level, { tags: [dentistry, radiology] })] }),
  },
];

interface Doctor extends Association {
  /** Result of the visibility alone. */
  admits(kind: Kind): boolean;
  motivo: 'minimum' | 'specialty';
}

const doctors = levels.flatMap((assegnazione_confidenzialita): Doctor[] => [
  { assegnazione_confidenzialita, visibility: totale, tags: [], admits: () => true, motivo: 'minimum' },
  ...[[], specialties].map((tags) => ({
    assegnazione_confidenzialita,
    visibility: minima,
    tags,
    admits: ({ essential = false }: Kind) => essential,
    motivo: 'minimum' as const,
  })),
  ...[[], ...specialties.map((tag) => [tag]), specialties].map((tags) => ({
    assegnazione_confidenzialita,
    visibility: parziale,
    tags,
    admits: ({ essential = false, tags: own = [] }: Kind) => essential || own.some((tag) => tags.includes(tag)),
    motivo: 'specialty' as const,
  })),
]);

/** All areas except the personal details, which are part of every record. */
const isRecord = ({ area }: { area: SharedArea }) => area !== 'personal-details';
const theOnly = (parts: RecordPart[]) => parts.filter(isRecord)[0];

// covers P-26
describe.each(kinds)('$name', (kind) => {
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
test('the personal details are visible only with full access at the strictest level', () => {
  const record = recordWith();
  for (const doctor of doctors) {
    const everything = doctor.visibility === totale && doctor.assegnazione_confidenzialita === 6;
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
