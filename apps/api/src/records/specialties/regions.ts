// The body regions of the pain canvas (packages/design-system, from 101 in front, from 201 behind) and the specialties of
// what lies below them, in the order of the regions of anatomy: Terminologia Anatomica, part A01.2.
import { specialty as is, type Specialties } from './ids.ts';

/** Every drawing of pain. */
export const ofPain: Specialties = [is.rehabilitation, is.orthopaedics, is.rheumatology, is.pain];

const head = ['101', '102', '103', '104', '201', '202', '203', '204'];
const chest = ['108', '109'];
const abdomen = ['116', '117'];
const groin = ['121', '122'];

const ofRegions: ReadonlyMap<string, Specialties> = new Map<string, Specialties>([
  ...head.map((region) => [region, [is.neurology]] as const),
  ...chest.map((region) => [region, [is.cardiology]] as const),
  ...abdomen.map((region) => [region, [is.gastroenterology]] as const),
  ...groin.map((region) => [region, [is.urology]] as const),
]);

export function specialtiesOfRegions(regions: readonly string[]): Specialties {
  const others = regions.flatMap((region) => ofRegions.get(region) ?? []);
  return others.length === 0 ? ofPain : [...new Set([...ofPain, ...others])].sort((one, other) => one - other);
}
