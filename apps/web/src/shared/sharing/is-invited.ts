import type { Schema } from '@libretto/api-client/schema';

/** Whether the doctor has not accepted the patient's invitation yet, and so sees nothing. */
export const isInvited = ({ care_provider: { stato } }: Pick<Schema<'DoctorAssociation'>, 'care_provider'>) =>
  stato === 'invitato';
