import { present } from '../contract/allow-list.ts';
import type { components } from '../contract/contract.gen.ts';
import type { Queries } from '../database/database.ts';
import { type Association, attachmentLevel, type Decision, decide, levelOf } from '../policy/visibility.ts';
import type { KindName, Sees, SharedArea, SharedList, SharedRecord } from './shared-list.ts';

type Schemas = components['schemas'];
type Level = Schemas['ConfidentialityLevelId'];
type Hidden = Schemas['HiddenRecords'];

type ListName = Exclude<keyof SharedRecord, 'identita' | 'paziente_gruppo' | 'dettagli'>;
export type RecordLists = Pick<SharedRecord, ListName>;
export type SharedLists = { readonly [Name in ListName]: SharedList<RecordLists[Name]> };

/** What of the patient card can be shared. */
export type Card = Pick<Schemas['Patient'], keyof Schemas['SharedIdentity'] | 'paziente_gruppo'> &
  Omit<Schemas['SharedDetails'], 'contact_detail'> &
  Pick<Schemas['Patient'], 'user'>;

export interface SharedCard {
  identity(card: Card): Schemas['SharedIdentity'];
  details(card: Card): Schemas['SharedDetails'];
}

/** Everything in a record that can be shared. */
export interface WholeRecord extends RecordLists {
  patient: Card;
}

/** A record, whole or as far as it is shared. */
export type AnyRecord = RecordLists &
  Partial<Pick<WholeRecord, 'patient'>> &
  Partial<Pick<SharedRecord, 'identita' | 'dettagli'>>;

/** A record by its kind and id. */
export interface RecordLine {
  tipo: KindName;
  id_record: number;
}

/** A record of any kind, as far as privacy goes. */
export interface RecordPart extends RecordLine {
  area: SharedArea;
  titolo: string;
  data: string | null;
  /** Null for a record without a level of its own. */
  livello: number | null;
  /** Its kind has levels, whatever its own is. */
  padlock: boolean;
  /** Ids of the specialties that it belongs to. */
  tags: readonly number[];
  /** What it is attached to: it is never more open than that, and hidden with it. */
  parent?: RecordPart;
}

const ofCard = { area: 'personal-details', tipo: 'patient', tags: [], padlock: false } satisfies Partial<RecordPart>;

export const keyOf = ({ tipo, id_record }: RecordLine): string => `${tipo} ${id_record}`;

/** Its own level; a record that has none counts as the strictest. */
export const ownLevel = ({ livello }: RecordPart): Level => levelOf(livello) as Level;

/** The level that counts. */
export function effectiveLevel({ livello, parent }: RecordPart): Level {
  return (parent === undefined ? levelOf(livello) : attachmentLevel(livello, parent.livello)) as Level;
}

function decideOn(association: Association, part: RecordPart): Decision {
  const { area, tags, parent } = part;
  const ofParent = parent && decideOn(association, parent);
  if (ofParent?.visible === false) return ofParent;
  return decide(association, { area, level: effectiveLevel(part), tags });
}

export const sees = (association: Association, part: RecordPart): boolean => decideOn(association, part).visible;

/** Counts hidden records by area and reason. */
function countHidden(hidden: readonly Hidden[]): Hidden[] {
  const counts = new Map<string, Hidden>();
  for (const { area, motivo, numero } of hidden) {
    const key = `${area} ${motivo}`;
    counts.set(key, { area, motivo, numero: (counts.get(key)?.numero ?? 0) + numero });
  }
  return [...counts.values()];
}

/** Shares records with doctors and through links, by the declarations of their lists. */
export function sharingOf(lists: SharedLists, { identity, details }: SharedCard) {
  const names = Object.keys(lists) as ListName[];
  // Made from the names of all lists, so that it has every one of them.
  const eachList = (make: (name: ListName) => unknown) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as RecordLists;
  const emptyRecord = eachList((name) => lists[name].empty);
  const serveLists = (record: RecordLists, isSeen: Sees) => {
    const serve = <Name extends ListName>(name: Name) => lists[name].serve(record[name], isSeen);
    return eachList(serve);
  };

  /** Every area that is shared, with the kind of its records, their specialties and padlocks, in the order of the menu. */
  const areas = [
    ofCard,
    ...names.flatMap((name) =>
      lists[name].areas.map((area) => ({
        area,
        tipo: lists[name].kind,
        tags: lists[name].tags,
        padlock: lists[name].padlock,
      })),
    ),
  ];

  /** The records of a patient, in the order of the menu, attachments after the files that are attached to nothing. */
  function partsOf(record: AnyRecord): RecordPart[] {
    const { patient, identita, dettagli } = record;
    const card = patient ?? (dettagli && identita);
    const cards: RecordPart[] = card
      ? [{ ...ofCard, id_record: card.id_paziente, titolo: '', data: null, livello: null }]
      : [];
    const files = new Map(record.files.map((file) => [file.id_file, file]));
    const attached: RecordPart[] = [];
    const found = names.map((name) => ({ name, parts: partsOfList(name) }));
    return [...cards, ...found.flatMap(({ name, parts }) => (name === 'files' ? [...parts, ...attached] : parts))];

    function partsOfList<Name extends ListName>(name: Name): RecordPart[] {
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
              tags: [...tags, ...(own?.tags ?? [])],
            };
          }),
        );
        return part;
      });
    }
  }

  /** The same shared record with the chosen lines and no others. */
  function restrict(record: SharedRecord, chosen: readonly RecordLine[]): SharedRecord {
    const keys = new Set(chosen.map(keyOf));
    const isSeen: Sees = (tipo, id_record) => keys.has(keyOf({ tipo, id_record }));
    const { identita, paziente_gruppo, dettagli } = record;
    return present<SharedRecord>({
      identita,
      paziente_gruppo,
      dettagli: isSeen('patient', identita.id_paziente) ? dettagli : undefined,
      ...serveLists(record, isSeen),
    });
  }

  return {
    areas,
    emptyRecord,
    partsOf,
    restrict,

    /** Reads all lists of a patient, deleted records left out. */
    async readLists(database: Queries, patientId: number): Promise<RecordLists> {
      const read = await Promise.all(names.map((name) => lists[name].read(database, patientId)));
      return eachList((name) => read[names.indexOf(name)]);
    },

    /** What of a record an association lets through, and how much it hides. */
    share(association: Association, record: WholeRecord): { cartella: SharedRecord; nascosti: Hidden[] } {
      const seen = new Set<string>();
      const hidden: Hidden[] = [];
      for (const part of partsOf(record)) {
        const decision = decideOn(association, part);
        if (decision.visible) seen.add(keyOf(part));
        else hidden.push({ area: part.area, motivo: decision.reason, numero: 1 });
      }
      const isSeen: Sees = (tipo, id_record) => seen.has(keyOf({ tipo, id_record }));
      const { patient } = record;
      const cartella = present<SharedRecord>({
        identita: identity(patient),
        paziente_gruppo: patient.paziente_gruppo,
        dettagli: isSeen('patient', patient.id_paziente) ? details(patient) : undefined,
        ...serveLists(record, isSeen),
      });
      return { cartella, nascosti: countHidden(hidden) };
    },

    /** Restricts a record to one line at a time, without looking through all of it for each. */
    lineByLine(record: SharedRecord): (line: RecordLine) => SharedRecord {
      const found = new Map<string, Partial<RecordLists>>();
      const index = <Name extends ListName>(name: Name) => {
        for (const [id_record, list] of lists[name].single(record[name])) {
          const key = keyOf({ tipo: lists[name].kind, id_record });
          found.set(key, { ...found.get(key), [name]: list });
        }
      };
      names.forEach(index);
      return (line) => restrict({ ...record, ...emptyRecord, ...found.get(keyOf(line)) }, [line]);
    },
  };
}

export type RecordSharing = ReturnType<typeof sharingOf>;
