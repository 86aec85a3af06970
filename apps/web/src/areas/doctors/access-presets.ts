import type { Schema } from '@libretto/api-client/schema';

export interface PresetAccess {
  level: Schema<'ConfidentialityLevelId'>;
  visibility: Schema<'Visibility'>;
  tags: readonly number[];
}

export type PresetName = 'emergency' | 'specialist' | 'all' | 'almostAll' | 'essentials';

export interface Preset {
  name: PresetName;
  access: PresetAccess;
}

const visibilities = { total: 1, minimum: 2, partial: 3 } as const;
/** IDs of specialties are permanent. */
const generalPractice = 10;
const reportingSpecialties = [9, 20];

/**
 * Accesses by purpose, for a doctor of a specialty. A specialist also needs the reports of laboratory and radiology. It is
 * left out for a specialty that is not in the list, and for general practice, which is not a part of the record.
 */
export function presetsFor(
  specialty: string,
  tags: readonly Schema<'SpecialtyTag'>[],
  translate: (text: string) => string = (text) => text,
): Preset[] {
  const names = [specialty, translate(specialty)].map((name) => name.trim().toLowerCase());
  const own = tags.find(({ tag }) => names.includes(tag.toLowerCase()))?.id;
  const specialist: Preset[] =
    own === undefined || own === generalPractice
      ? []
      : [
          {
            name: 'specialist',
            access: {
              level: 6,
              visibility: visibilities.partial,
              tags: [...new Set([own, ...reportingSpecialties])].sort((one, other) => one - other),
            },
          },
        ];
  return [
    { name: 'emergency', access: { level: 6, visibility: visibilities.minimum, tags: [] } },
    ...specialist,
    { name: 'all', access: { level: 6, visibility: visibilities.total, tags: [] } },
    { name: 'almostAll', access: { level: 5, visibility: visibilities.total, tags: [] } },
    { name: 'essentials', access: { level: 1, visibility: visibilities.minimum, tags: [] } },
  ];
}
