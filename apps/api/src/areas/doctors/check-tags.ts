import { invalid } from '../../problem.ts';
import { specialtyTags } from '../../records/specialties/tags.ts';
import type { Association } from './doctors.repository.ts';

const knownTags = new Set(specialtyTags.map(({ id }) => id));

/** @throws Problem 422 unless the specialties are known and exactly Parziale has some. */
export function checkTags(visibility: Association['visibility'], tags: readonly number[]) {
  const partial = visibility === 3;
  if (partial && tags.length === 0)
    throw invalid([{ path: '/tags', code: 'minItems', message: 'must contain at least one specialty' }]);
  if (!partial && tags.length > 0) throw invalid([{ path: '/tags', code: 'maxItems', message: 'must be empty' }]);
  const unknown = tags.findIndex((id) => !knownTags.has(id));
  if (unknown >= 0) throw invalid([{ path: `/tags/${unknown}`, code: 'unknown', message: 'must be a specialty' }]);
}
