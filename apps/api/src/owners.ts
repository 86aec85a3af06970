import { ownsAnamnesis } from './areas/anamnesis/anamnesis.routes.ts';
import { ownsConsent } from './areas/consents/consents.repository.ts';
import { emergencyContacts, otherContacts } from './areas/contacts/contacts.kind.ts';
import { diagnoses } from './areas/diagnoses/diagnoses.kind.ts';
import { ownsAssociation } from './areas/doctors/doctors.routes.ts';
import { sharesRecord } from './areas/doctors/shared-content.ts';
import { ownsSharing } from './areas/doctors/sharing.routes.ts';
import { exams } from './areas/exams/exams.kind.ts';
import { files } from './areas/files/files.kind.ts';
import { ownsUpload } from './areas/files/uploads.routes.ts';
import { links } from './areas/links/links.kind.ts';
import { notebook } from './areas/notebook/notebook.kind.ts';
import { ownsPatient } from './areas/patient/patient.routes.ts';
import { pregnancies } from './areas/pregnancies/pregnancies.kind.ts';
import { reactions } from './areas/reactions/reactions.kind.ts';
import { readings } from './areas/readings/readings.kind.ts';
import { ownsIdentity } from './areas/session/linked-identities.routes.ts';
import { ownsSession } from './areas/session/open-sessions.routes.ts';
import { ownsPasskey } from './areas/session/second-factor/passkeys.routes.ts';
import { ownsShare } from './areas/sharing/sharing.repository.ts';
import { ownsSubscription } from './areas/subscription/subscription.routes.ts';
import { therapies } from './areas/therapies/therapies.kind.ts';
import { vaccinations } from './areas/vaccinations/vaccinations.kind.ts';
import { visits } from './areas/visits/visits.kind.ts';
import type { Owners } from './contract/ownership.ts';
import { sharing } from './kinds.ts';
import type { Parts } from './parts.ts';
import { owns } from './records/life-cycle.ts';
import { recordOfEntry, recordOfFile } from './single-record.ts';

/** Whose a record is, by its kind. */
export function ownersOf({ database, clock }: Pick<Parts, 'clock' | 'database'>): Owners {
  return {
    patient: ownsPatient,
    contact: owns(database, emergencyContacts, otherContacts),
    notebook: owns(database, notebook),
    doctor: ownsAssociation(database),
    sharedPatient: ownsSharing(database),
    sharedNotebook: sharesRecord('notebook', { database, sharing, recordOf: (id) => recordOfEntry(database, id) }),
    sharedFile: sharesRecord('file', { database, sharing, recordOf: (id) => recordOfFile(database, id) }),
    diagnosis: owns(database, diagnoses),
    visit: owns(database, visits),
    reading: owns(database, readings),
    anamnesis: ownsAnamnesis(database),
    pregnancy: owns(database, pregnancies),
    exam: owns(database, exams),
    file: owns(database, files),
    upload: ownsUpload(database, clock),
    link: owns(database, links),
    consent: async ({ id_paziente }, id) => id_paziente !== undefined && ownsConsent(database, id_paziente, id),
    passkey: ownsPasskey(database),
    identity: ownsIdentity(database),
    session: ownsSession(database),
    therapy: owns(database, therapies),
    vaccination: owns(database, vaccinations),
    reaction: owns(database, reactions),
    subscription: ownsSubscription(database),
    share: async ({ id_paziente }, id) => id_paziente !== undefined && ownsShare(database, id_paziente, id),
  };
}
