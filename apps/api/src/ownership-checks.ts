import { ownsAnamnesis } from './areas/anamnesis/anamnesis.routes.ts';
import { ownsGrant, ownsReceivedGrant } from './areas/caregivers/caregivers.routes.ts';
import { ownsConsent } from './areas/consents/consents.repository.ts';
import { ownsAssociation } from './areas/doctors/doctors.routes.ts';
import { sharesRecord } from './areas/doctors/shared-content.ts';
import { ownsSharing } from './areas/doctors/sharing.routes.ts';
import { ownsUpload } from './areas/files/uploads.routes.ts';
import { ownsPatient } from './areas/patient/patient.routes.ts';
import { isAuthor, ownsProposal } from './areas/proposals/proposals.repository.ts';
import { ownsIdentity } from './areas/session/linked-identities.routes.ts';
import { ownsSession } from './areas/session/open-sessions.routes.ts';
import { ownsPasskey } from './areas/session/second-factor/passkeys.routes.ts';
import { findUser } from './areas/session/session.repository.ts';
import { ownsShare } from './areas/sharing/sharing.repository.ts';
import { ownsSubscription } from './areas/subscription/subscription.routes.ts';
import type { OwnershipCheck, OwnershipChecks } from './contract/ownership.ts';
import { recordStores, sharing } from './kinds.ts';
import type { Parts } from './parts.ts';
import { ownershipCheck } from './records/life-cycle.ts';
import { readFileRecord, readNotebookRecord } from './single-record.ts';

export function createOwnershipChecks({ database, clock }: Pick<Parts, 'clock' | 'database'>): OwnershipChecks {
  const storeChecks = Object.entries(recordStores).map(([kind, stores]) => [kind, ownershipCheck(database, ...stores)]);
  const ofStores = Object.fromEntries(storeChecks) as Record<keyof typeof recordStores, OwnershipCheck>;
  const sharedFile = sharesRecord('file', {
    database,
    sharing,
    readRecord: (id) => readFileRecord(database, id),
  });
  return {
    ...ofStores,
    patient: ownsPatient,
    doctor: ownsAssociation(database),
    sharedPatient: ownsSharing(database),
    sharedNotebook: sharesRecord('notebook', {
      database,
      sharing,
      readRecord: (id) => readNotebookRecord(database, id),
    }),
    sharedFile,
    visibleFile: async (session, id) =>
      (await ofStores.file(session, id)) || (session.grant === undefined && (await sharedFile(session, id))),
    anamnesis: ownsAnamnesis(database),
    caregiver: ownsGrant(database),
    receivedGrant: ownsReceivedGrant(database, async (userId) => (await findUser(database, userId)).email),
    upload: ownsUpload(database, clock),
    consent: async ({ id_paziente }, id) => id_paziente !== undefined && ownsConsent(database, id_paziente, id),
    proposal: ownsProposal(database),
    sentProposal: isAuthor(database),
    passkey: ownsPasskey(database),
    identity: ownsIdentity(database),
    session: ownsSession(database),
    subscription: ownsSubscription(database),
    share: async ({ id_paziente }, id) => id_paziente !== undefined && ownsShare(database, id_paziente, id),
  };
}
