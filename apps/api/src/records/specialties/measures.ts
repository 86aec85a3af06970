import type { components } from '../../contract/contract.gen.ts';
import { specialty as is, type Specialties } from './ids.ts';

type Measures = Pick<
  components['schemas']['Reading'],
  'parametro_pressione_max' | 'parametro_frequenza' | 'parametro_saturazione'
>;

/** Measurements at home concern the family doctor, and the specialist of the organ that was measured. */
export function specialtiesOfReading(reading: Measures): Specialties {
  const ofHeart = reading.parametro_pressione_max !== null || reading.parametro_frequenza !== null;
  return [
    ...(ofHeart ? [is.cardiology] : []),
    is.generalPractice,
    ...(reading.parametro_saturazione === null ? [] : [is.pneumology]),
  ];
}
