import type { components } from '../../contract/contract.gen.ts';
import { type Association as Access, decide, isException } from '../../policy/visibility.ts';
import {
  canSee,
  effectiveLevel,
  lineKey,
  ownLevel,
  type RecordPart,
  type RecordSharing,
} from '../../records/sharing.ts';
import type { Association } from './doctors.repository.ts';

type Schemas = components['schemas'];
type Level = Schemas['ConfidentialityLevelId'];
export type LevelChange = Schemas['LevelChange'];

const levels: readonly Level[] = [1, 2, 3, 4, 5, 6];

/** Deactivated doctors see nothing, and neither do invited ones before they accept or after a revocation. */
export const isReader = ({ care_provider: { attivo, stato } }: Association) =>
  attivo && stato !== 'invitato' && stato !== 'revocato';

export const toDoctor = ({ id_cpp, care_provider: { fullname } }: Association) => ({ id_cpp, fullname });

export const toRecord = (part: RecordPart): Schemas['PrivacyRecord'] => ({
  tipo: part.tipo,
  id_record: part.id_record,
  area: part.area,
  titolo: part.titolo,
  data: part.data,
  livello: ownLevel(part),
  livello_effettivo: effectiveLevel(part),
});

function toCell(
  doctors: readonly Association[],
  { area, tags }: RecordSharing['areas'][number],
  livello: Level,
  parts: readonly RecordPart[],
): Schemas['PrivacyCell'] {
  const wouldSee = (association: Association) => decide(association, { area, level: livello, tags }).visible;
  const medici = doctors.flatMap((association) => {
    const visti = parts.filter((part) => canSee(association, part)).length;
    const counts = parts.length === 0 ? wouldSee(association) : visti > 0;
    return counts ? [{ id_cpp: association.id_cpp, visti }] : [];
  });
  return { livello, numero: parts.length, medici };
}

const openAttachments = (parts: readonly RecordPart[]) =>
  parts.flatMap((part) => {
    const { parent } = part;
    if (parent === undefined || part.livello === null || part.livello >= effectiveLevel(parent)) return [];
    return [{ allegato: toRecord(part), contenitore: toRecord(parent) }];
  });

export function toPrivacyMap(
  areas: RecordSharing['areas'],
  doctors: readonly Association[],
  parts: readonly RecordPart[],
): Schemas['PrivacyMap'] {
  const byCell = Map.groupBy(parts, (part) => `${part.area} ${effectiveLevel(part)}`);
  return {
    medici: doctors.map((association) => ({
      ...toDoctor(association),
      assegnazione_confidenzialita: association.assegnazione_confidenzialita,
      visibility: association.visibility,
    })),
    aree: areas.map((shared) => ({
      area: shared.area,
      lucchetto: shared.padlock,
      livelli: levels.map((level) => toCell(doctors, shared, level, byCell.get(`${shared.area} ${level}`) ?? [])),
    })),
    allegati_aperti: openAttachments(parts),
  };
}

export const recordsWithLevel = (parts: readonly RecordPart[]): ReadonlyMap<string, RecordPart> =>
  new Map(parts.filter(({ padlock }) => padlock).map((part) => [lineKey(part), part]));

export function findChangedRecords(
  parts: readonly RecordPart[],
  changes: readonly LevelChange[],
): RecordPart[] | undefined {
  const own = recordsWithLevel(parts);
  const chosen = changes.map((change) => own.get(lineKey(change)));
  const found = chosen.filter((part) => part !== undefined);
  return new Set(found).size === changes.length ? found : undefined;
}

function withLevels(parts: readonly RecordPart[], changes: readonly LevelChange[]) {
  const levelByKey = new Map(changes.map((change) => [lineKey(change), change.id_livello_confidenzialita]));
  const changed = (part: RecordPart): RecordPart => ({
    ...part,
    livello: levelByKey.get(lineKey(part)) ?? part.livello,
    ...(part.parent && { parent: changed(part.parent) }),
  });
  return parts.map((before) => ({ before, after: changed(before) }));
}

export function toEffect(
  doctors: readonly Association[],
  parts: readonly RecordPart[],
  changes: readonly LevelChange[],
): Schemas['LevelEffect'] {
  const pairs = withLevels(parts, changes);
  const data = doctors.map((association) => {
    const seen = pairs.map(({ before, after }) => [canSee(association, before), canSee(association, after)]);
    return {
      ...toDoctor(association),
      guadagna: seen.filter(([now, later]) => later && !now).length,
      perde: seen.filter(([now, later]) => now && !later).length,
    };
  });
  return {
    cambiati: pairs.filter(({ before, after }) => before.livello !== after.livello).length,
    data: data.filter(({ guadagna, perde }) => guadagna + perde > 0),
  };
}

/** Counts the records that an access makes visible, by area in menu order. */
export function toForecast(access: Access, parts: readonly RecordPart[]): Schemas['AccessForecast'] {
  const aree = [...Map.groupBy(parts, ({ area }) => area)].map(([area, records]) => ({
    area,
    visti: records.filter((part) => canSee(access, part)).length,
    totale: records.length,
  }));
  return { visti: aree.reduce((sum, { visti }) => sum + visti, 0), totale: parts.length, aree };
}

export function toAudience(doctors: readonly Association[], part: RecordPart): Schemas['Audience'] {
  return {
    eccezioni: doctors.filter((association) => isException(association, part)).map(toDoctor),
    data: levels.map((livello) => ({
      livello,
      medici: doctors.filter((association) => canSee(association, { ...part, livello })).map(toDoctor),
    })),
  };
}
