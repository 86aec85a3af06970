import { present } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { SharedRecord } from '../../summary/telling.ts';

export type Line = components['schemas']['RecordLine'];

export const keyOf = ({ tipo, id_record }: Line): string => `${tipo} ${id_record}`;

/** The lists of a record, with the kind of their lines and the field that numbers them. */
const lists = {
  contattiemergenza: ['contact', 'id_contatto'],
  contattialtro: ['contact', 'id_contatto'],
  tbl_taccuinos: ['notebook', 'id_taccuino'],
  esami: ['exam', 'id_indagine'],
  diagnosi: ['diagnosis', 'id_diagnosi'],
  visite: ['visit', 'id_visita'],
  rilevazioni: ['reading', 'id_rilevazione'],
  terapie: ['therapy', 'id_terapie'],
  vaccinazioni: ['vaccination', 'id_vaccinazione'],
  reazioni: ['reaction', 'id_reazione'],
  gravidanze: ['pregnancy', 'id_gravidanza'],
  files: ['file', 'id_file'],
} as const satisfies { [Name in keyof SharedRecord]?: readonly [Line['tipo'], string] };

/** Restricts a record to one line at a time, without looking through all of it for each. */
export function lineByLine(record: SharedRecord): (line: Line) => SharedRecord {
  // Stryker disable next-line ArrayDeclaration: `restrict` drops other rows anyway; without them it has nothing to look through.
  const empty = { ...record, ...Object.fromEntries(Object.keys(lists).map((name) => [name, []])) };
  const found = new Map<string, object>();
  for (const [name, [tipo, id]] of Object.entries(lists)) {
    const rows: readonly object[] = record[name as keyof typeof lists];
    for (const row of rows) {
      const key = keyOf({ tipo, id_record: Number(Object(row)[id]) });
      found.set(key, { ...found.get(key), [name]: [row] });
    }
  }
  return (line) => restrict({ ...empty, ...found.get(keyOf(line)) }, [line]);
}

/** The same record with the chosen lines and no others: what it says of the rest goes as well. */
export function restrict(record: SharedRecord, lines: readonly Line[]): SharedRecord {
  const chosen = new Set(lines.map(keyOf));
  const has = (tipo: Line['tipo'], id: number) => chosen.has(keyOf({ tipo, id_record: id }));
  const contact = ({ id_contatto }: { id_contatto: number }) => has('contact', id_contatto);
  const written = <Part extends { id_anamnesi_log: number }>(part: Part | undefined): Part | undefined =>
    part !== undefined && has('anamnesis', part.id_anamnesi_log) ? part : undefined;
  const { familiare, fisiologica, prossima, remota } = record.anamnesi;
  // Each key by name: what the contract gains goes out only after it has been decided on here.
  return present<SharedRecord>({
    identita: record.identita,
    paziente_gruppo: record.paziente_gruppo,
    dettagli: has('patient', record.identita.id_paziente) ? record.dettagli : undefined,
    contattiemergenza: record.contattiemergenza.filter(contact),
    contattialtro: record.contattialtro.filter(contact),
    tbl_taccuinos: record.tbl_taccuinos.filter(({ id_taccuino }) => has('notebook', id_taccuino)),
    esami: record.esami
      .filter(({ id_indagine }) => has('exam', id_indagine))
      .map((exam) => ({
        ...exam,
        allegati: exam.allegati.filter((_, index) => has('file', exam.id_allegati[index] ?? 0)),
        id_allegati: exam.id_allegati.filter((id) => has('file', id)),
        diags: exam.diags.filter((id) => has('diagnosis', id)),
      })),
    diagnosi: record.diagnosi.filter(({ id_diagnosi }) => has('diagnosis', id_diagnosi)),
    visite: record.visite.filter(({ id_visita }) => has('visit', id_visita)),
    rilevazioni: record.rilevazioni.filter(({ id_rilevazione }) => has('reading', id_rilevazione)),
    terapie: record.terapie
      .filter(({ id_terapie }) => has('therapy', id_terapie))
      .map((therapy) => ({
        ...therapy,
        id_diagnosi: has('diagnosis', therapy.id_diagnosi ?? 0) ? therapy.id_diagnosi : null,
      })),
    vaccinazioni: record.vaccinazioni.filter(({ id_vaccinazione }) => has('vaccination', id_vaccinazione)),
    reazioni: record.reazioni.filter(({ id_reazione }) => has('reaction', id_reazione)),
    anamnesi: present<SharedRecord['anamnesi']>({
      familiare: written(familiare),
      fisiologica: written(fisiologica),
      prossima: written(prossima),
      remota: written(remota),
    }),
    gravidanze: record.gravidanze.filter(({ id_gravidanza }) => has('pregnancy', id_gravidanza)),
    files: record.files.filter(({ id_file }) => has('file', id_file)),
  });
}
