import type { PersonColor } from '@libretto/design-system/person-mark';
import type { ReceivedGrant } from './acting.ts';

/** The contract limits the number to the colours that there are. */
export const toPersonColor = ({ colore }: Pick<ReceivedGrant, 'colore'>): PersonColor => colore as PersonColor;
