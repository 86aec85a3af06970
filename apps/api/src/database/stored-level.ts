import type { components } from '../contract/contract.gen.ts';

/** Null for a record of the time before its kind had levels; it counts as the strictest. */
export type StoredLevel = components['schemas']['OwnLevel'];
