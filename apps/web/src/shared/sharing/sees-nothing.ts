import type { Schema } from '@libretto/api-client/schema';

/** Whether the doctor has no account yet and joins only with the patient's invitation, open or revoked. */
export const seesNothing = ({ care_provider: { stato } }: Pick<Schema<'DoctorAssociation'>, 'care_provider'>) =>
  stato === 'invitato' || stato === 'revocato';
