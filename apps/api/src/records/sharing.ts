import { omitUndefined } from '../contract/allow-list.ts';
import type { components } from '../contract/contract.gen.ts';
import type { Queries } from '../database/database.ts';
import {
  type Association,
  attachmentLevel,
  type Decision,
  decide,
  levelOrStrictest,
  withoutSpecialties,
} from '../policy/visibility.ts';
import type { IsVisible, KindName, SharedArea, SharedList, SharedRecord } from './shared-list.ts';

type Schemas = components['schemas'];
type Level = Schemas['ConfidentialityLevelId'];
type Hidden = Schemas['HiddenRecords'];
type HiddenLine = Pick<Schemas['HiddenLine'], 'tipo' | 'id_record' | 'area' | 'motivo'>;

type ListName = Exclude<keyof SharedRecord, 'identita' | 'paziente_gruppo' | 'dettagli' | 'condivisione'>;
export type RecordLists = Pick<SharedRecord, ListName>;
export type SharedLists = { readonly [Name in ListName]: SharedList<RecordLists[Name]> };

export type Card = Pick<Schemas['Patient'], keyof Schemas['SharedIdentity'] | 'paziente_gruppo'> &
  Omit<Schemas['SharedDetails'], 'contact_detail'> &
  Pick<Schemas['Patient'], 'user'>;

export interface SharedCard {
  identity(card: Card): Schemas['SharedIdentity'];
  details(card: Card): Schemas['SharedDetails'];
}

export interface WholeRecord extends RecordLists {
  patient: Card;
}

export type AnyRecord = RecordLists &
  Partial<Pick<WholeRecord, 'patient'>> &
  Partial<Pick<SharedRecord, 'identita' | 'dettagli'>>;

export interface RecordLine {
  tipo: KindName;
  id_record: number;
}

/** The data of a record that decides on its visibility. */
export interface RecordPart extends RecordLine {
  area: SharedArea;
  titolo: string;
  data: string | null;
  livello: number | null;
  padlock: boolean;
  tags: readonly number[];
  /** Parent of an attachment, which is at least as confidential as its parent and hidden with it. */
  parent?: RecordPart;
}

const cardPart = { area: 'personal-details', tipo: 'patient', tags: [], padlock: false } satisfies Partial<RecordPart>;

export const lineKey = ({ tipo, id_record }: RecordLine): string => `${tipo} ${id_record}`;

/** Returns the level of the record itself; a record without one counts as the strictest. */
export const ownLevel = ({ livello }: RecordPart): Level => levelOrStrictest(livello) as Level;

/** Returns the level that applies, including the parent's. */
export function effectiveLevel({ livello, parent }: RecordPart): Level {
  return (parent === undefined ? levelOrStrictest(livello) : attachmentLevel(livello, parent.livello)) as Level;
}

function decideVisibility(association: Association, part: RecordPart): Decision {
  const { area, tags, parent } = part;
  const ofParent = parent && decideVisibility(association, parent);
  if (ofParent?.visible === false) return ofParent;
  return decide(association, { area, level: effectiveLevel(part), tags, key: part });
}

export const canSee = (association: Association, part: RecordPart): boolean =>
  decideVisibility(association, part).visible;

/** True if the association shows the record because of a specialty: without one it would be hidden. */
export const seesBySpecialty = (association: Association, part: RecordPart): boolean =>
  canSee(association, part) && !canSee(withoutSpecialties(association), part);

function countHidden(lines: readonly HiddenLine[]): Hidden[] {
  const counts = new Map<string, Hidden>();
  for (const { area, motivo } of lines) {
    const key = `${area} ${motivo}`;
    counts.set(key, { area, motivo, numero: (counts.get(key)?.numero ?? 0) + 1 });
  }
  return [...counts.values()];
}

export interface SharingResult {
  cartella: SharedRecord;
  nascosti: Hidden[];
  righe_nascoste: HiddenLine[];
}

export function createSharing(lists: SharedLists, { identity, details }: SharedCard) {
  const names = Object.keys(lists) as ListName[];
  // Built from all list names, so the result is complete.
  const eachList = (make: (name: ListName) => unknown) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as RecordLists;
  const emptyRecord = eachList((name) => lists[name].empty);
  const serveLists = (record: RecordLists, isSeen: IsVisible) => {
    const serve = <Name extends ListName>(name: Name) => lists[name].serve(record[name], isSeen);
    return eachList(serve);
  };

  const areas = [
    cardPart,
    ...names.flatMap((name) =>
      lists[name].areas.map((area) => ({
        area,
        tipo: lists[name].kind,
        tags: lists[name].tags,
        padlock: lists[name].padlock,
      })),
    ),
  ];

  /** Returns the records of a patient in menu order, attachments after other files. */
  function listParts(record: AnyRecord): RecordPart[] {
    const { patient, identita, dettagli } = record;
    const card = patient ?? (dettagli && identita);
    const cards: RecordPart[] = card
      ? [{ ...cardPart, id_record: card.id_paziente, titolo: '', data: null, livello: null }]
      : [];
    const files = new Map(record.files.map((file) => [file.id_file, file]));
    const attached: RecordPart[] = [];
    const found = names.map((name) => ({ name, parts: partsInList(name) }));
    return [...cards, ...found.flatMap(({ name, parts }) => (name === 'files' ? [...parts, ...attached] : parts))];

    function partsInList<Name extends ListName>(name: Name): RecordPart[] {
      const { kind, padlock, entries } = lists[name];
      return entries(record[name]).map(({ id, title, date, level, area, tags, attachments }) => {
        const part = { tipo: kind, id_record: id, area, titolo: title, data: date, livello: level, tags, padlock };
        attached.push(
          ...attachments.map((file): RecordPart => {
            const own = files.get(file.id);
            return {
              ...{ tipo: 'file', id_record: file.id, area: 'files', titolo: file.title, data: date, parent: part },
              livello: own?.id_livello_confidenzialita ?? null,
              padlock: lists.files.padlock,
              tags: own?.specialita_scelta ? own.specialita : tags,
            };
          }),
        );
        return part;
      });
    }
  }

  /** Returns the shared record reduced to the chosen lines. */
  function restrict(record: SharedRecord, chosen: readonly RecordLine[]): SharedRecord {
    const keys = new Set(chosen.map(lineKey));
    const isSeen: IsVisible = (tipo, id_record) => keys.has(lineKey({ tipo, id_record }));
    const { identita, paziente_gruppo, dettagli } = record;
    return omitUndefined<Omit<SharedRecord, 'condivisione'>>({
      identita,
      paziente_gruppo,
      dettagli: isSeen('patient', identita.id_paziente) ? dettagli : undefined,
      ...serveLists(record, isSeen),
    });
  }

  return {
    areas,
    fhirLists: names.filter((name) => lists[name].fhir),
    emptyRecord,
    partsOf: listParts,
    restrict,

    async readLists(database: Queries, patientId: number): Promise<RecordLists> {
      const read = await Promise.all(names.map((name) => lists[name].read(database, patientId)));
      return eachList((name) => read[names.indexOf(name)]);
    },

    /** Returns a record with the rows of one list. */
    async readList(database: Queries, patientId: number, name: ListName): Promise<RecordLists> {
      return { ...emptyRecord, [name]: await lists[name].read(database, patientId) };
    },

    share(association: Association, record: WholeRecord): SharingResult {
      const seen = new Set<string>();
      const hidden: HiddenLine[] = [];
      for (const part of listParts(record)) {
        const { tipo, id_record, area } = part;
        const decision = decideVisibility(association, part);
        if (decision.visible) seen.add(lineKey(part));
        else hidden.push({ tipo, id_record, area, motivo: decision.reason });
      }
      const isSeen: IsVisible = (tipo, id_record) => seen.has(lineKey({ tipo, id_record }));
      const { patient } = record;
      const cartella = omitUndefined<Omit<SharedRecord, 'condivisione'>>({
        identita: identity(patient),
        paziente_gruppo: patient.paziente_gruppo,
        dettagli: isSeen('patient', patient.id_paziente) ? details(patient) : undefined,
        ...serveLists(record, isSeen),
      });
      return { cartella, nascosti: countHidden(hidden), righe_nascoste: hidden };
    },

    /** Returns a function that restricts a record to one line, using an index. */
    restrictToLine(record: SharedRecord): (line: RecordLine) => SharedRecord {
      const found = new Map<string, Partial<RecordLists>>();
      const index = <Name extends ListName>(name: Name) => {
        for (const [id_record, list] of lists[name].single(record[name])) {
          const key = lineKey({ tipo: lists[name].kind, id_record });
          found.set(key, { ...found.get(key), [name]: list });
        }
      };
      names.forEach(index);
      return (line) => restrict({ ...record, ...emptyRecord, ...found.get(lineKey(line)) }, [line]);
    },
  };
}

export type RecordSharing = ReturnType<typeof createSharing>;
