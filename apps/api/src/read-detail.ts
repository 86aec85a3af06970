import type { Details } from './area-services.ts';
import { listAssociations } from './areas/doctors/doctors.repository.ts';
import { isReader, toDoctor } from './areas/doctors/privacy-map.ts';
import type { AppContext } from './context.ts';
import { isException } from './policy/visibility.ts';
import { canSee, effectiveLevel, lineKey, seesBySpecialty } from './records/sharing.ts';
import { relatedLines, stateOf, zonesOf } from './related-records.ts';

const relations = ['collegato', 'precedente', 'successivo', 'vicino'];

export function detailsService({
  database,
  proposals,
  records,
}: Pick<AppContext, 'database' | 'proposals' | 'records'>): Details {
  return {
    async find(patientId, kind, id) {
      const [associations, record] = await Promise.all([
        listAssociations(database, patientId),
        records.readWhole(patientId),
      ]);
      const doctors = associations.filter(isReader);
      const parts = new Map(records.partsOf(record).map((part) => [lineKey(part), part]));
      const part = parts.get(lineKey({ tipo: kind, id_record: id }));
      if (part === undefined) return undefined;
      const collegati = relatedLines(record, kind, id).flatMap(({ legame, tipo, id_record }) => {
        const related = parts.get(lineKey({ tipo, id_record }));
        if (related === undefined) return [];
        const stato = stateOf(record, related);
        const zone = related.titolo.trim() === '' ? zonesOf(record, related) : undefined;
        const { titolo, data } = related;
        return [{ legame, tipo, id_record, titolo, data, ...(stato && { stato }), ...(zone && { zone }) }];
      });
      return {
        livello: effectiveLevel(part),
        lucchetto: part.padlock,
        medici: doctors
          .filter((association) => canSee(association, part))
          .map((association) => ({ ...toDoctor(association), per_specialita: seesBySpecialty(association, part) })),
        esclusi: doctors.filter((association) => isException(association, part)).map(toDoctor),
        collegati: collegati.sort(
          (one, other) =>
            relations.indexOf(one.legame) - relations.indexOf(other.legame) ||
            (other.data ?? '').localeCompare(one.data ?? '') ||
            other.id_record - one.id_record,
        ),
        provenienza: await proposals.provenance(patientId, kind, id),
      };
    },
  };
}
