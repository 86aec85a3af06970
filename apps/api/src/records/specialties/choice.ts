import type { components } from '../../contract/contract.gen.ts';
import { addedLater, contractSchema, json, nullable } from '../columns.ts';
import { specialtyTags } from './tags.ts';

type Shown = Pick<components['schemas']['Exam'], 'specialita' | 'specialita_scelta'>;

const ids = new Set<unknown>(specialtyTags.map(({ id }) => id));
export const isSpecialty = (id: unknown): boolean => ids.has(id);

/** Those that the patient chose, as JSON; null for the proposed ones. */
export interface SpecialtiesColumn {
  specialita: string | null;
}

/** Role of the column in an archive. */
export const chosenSpecialties = addedLater(
  json(nullable(contractSchema('Specialties')), {
    // Undefined in an older archive.
    check: (chosen) => (Array.isArray(chosen) ? chosen.every(isSpecialty) : (chosen ?? null) === null),
  }),
);

export const toSpecialtiesColumn = (chosen: readonly number[] | null): SpecialtiesColumn => ({
  specialita: chosen === null ? null : JSON.stringify(chosen),
});

/** The specialties that apply: the chosen ones, or else the proposed ones. */
export const shownSpecialties = (stored: string | null, proposed: readonly number[]): Shown =>
  stored === null
    ? { specialita: [...proposed], specialita_scelta: false }
    : { specialita: JSON.parse(stored), specialita_scelta: true };
