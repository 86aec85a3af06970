import type { Eyes } from '../../shared/eyes/eyes-context.ts';
import type { HealthSection } from './health.queries.ts';

type List = HealthSection['elenchi'][number];

export interface SeenList extends List {
  /** Number of records that the reader does not see. */
  hidden: number;
}

export interface SeenSection extends HealthSection {
  elenchi: SeenList[];
}

/** The sections with the numbers that a reader sees; those of the patient without one. */
export const toSeenSections = (sections: readonly HealthSection[], eyes: Eyes | undefined): SeenSection[] =>
  sections.map((section) => ({
    ...section,
    elenchi: section.elenchi.map(({ stato, numero, ...list }) => {
      const seen = eyes ? Math.min(numero, eyes.countSeen(section.tipo, stato)) : numero;
      return { ...list, ...(stato !== undefined && { stato }), numero: seen, hidden: numero - seen };
    }),
  }));
