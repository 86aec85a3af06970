import type { Schema } from '@libretto/api-client/schema';
import type { PainMark } from '@libretto/design-system/pain-regions';
import { painLevels } from '@libretto/design-system/theme';

type Zone = Schema<'NotebookZone'>;

export function toZones(marks: readonly PainMark[]): Zone[] {
  return marks.map(({ view, region, level }) => ({
    zona_lato: view === 'front' ? 'anteriore' : 'posteriore',
    zona_regione: region,
    zona_livello: painLevels.indexOf(level) + 1,
  }));
}

export function toMarks(zones: readonly Zone[]): PainMark[] {
  return zones.map(({ zona_lato, zona_regione, zona_livello }) => ({
    view: zona_lato === 'anteriore' ? 'front' : 'back',
    region: zona_regione,
    level: painLevels[zona_livello - 1] ?? 'none',
  }));
}
