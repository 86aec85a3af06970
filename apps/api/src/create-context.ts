import { recordsService } from './all-records.ts';
import type { Sessions } from './area-services.ts';
import { accessLogService } from './areas/access-log/access-log.service.ts';
import { auditService } from './areas/audit/audit.service.ts';
import { caregiversService } from './areas/caregivers/caregivers.service.ts';
import { consentsService } from './areas/consents/consents.service.ts';
import { diagnosesService } from './areas/diagnoses/diagnoses.service.ts';
import { doctorsService } from './areas/doctors/doctors.service.ts';
import { catalogueService, interactionsService } from './areas/drugs/drugs.service.ts';
import { centresService } from './areas/exams/exams.service.ts';
import { filesService, ticketsService } from './areas/files/files.service.ts';
import { lookupsService } from './areas/lookups/lookups.service.ts';
import { notebookService } from './areas/notebook/notebook.service.ts';
import { peopleService } from './areas/patient/patient.service.ts';
import { administrationService, featuresService, licencesService } from './areas/permissions/permissions.service.ts';
import { proposalsService } from './areas/proposals/proposals.service.ts';
import { readingsService } from './areas/readings/readings.service.ts';
import { scoresService } from './areas/scores/scores.service.ts';
import { accountsService, invitationsService } from './areas/session/session.service.ts';
import { therapiesService } from './areas/therapies/therapies.service.ts';
import { vaccinationsService } from './areas/vaccinations/vaccinations.service.ts';
import type { Keys } from './blobs/keys.ts';
import type { AppContext } from './context.ts';
import { timelineSources } from './kinds.ts';
import { medicineHistory, sharedMedicineHistory } from './medicine-history.ts';
import { createOwnershipChecks } from './ownership-checks.ts';
import type { Parts } from './parts.ts';
import { Quota } from './quota/quota.ts';
import { detailsService } from './read-detail.ts';
import { healthService } from './read-health.ts';
import { todayService } from './read-today.ts';
import type { Tasks } from './workers/tasks.ts';
import type { TaskRunner } from './workers/workers.ts';

interface ContextParts
  extends Pick<Parts, 'blobs' | 'clock' | 'config' | 'database' | 'minimumFree' | 'onMail' | 'version'> {
  everythingFree: boolean;
  keys: Keys;
  sessions: Sessions;
  tasks: TaskRunner<Tasks>;
}

export const isEverythingFree = ({ config, everythingFree }: Pick<Parts, 'config' | 'everythingFree'>): boolean =>
  everythingFree ?? (config.PAYPAL_CLIENT_ID === '' && !config.DEMO);

/** The composition root: areas get access to each other only here. */
export function createContext(made: ContextParts): AppContext {
  const { config, database, onMail = () => {}, minimumFree } = made;
  const base = { ...made, onMail, minimumFree, timeZone: config.TIME_ZONE };
  const tickets = ticketsService(base);
  const licences = licencesService(base);
  const therapies = therapiesService(base);
  const audit = auditService(base);
  const caregivers = caregiversService({ ...base, audit });
  const doctors = doctorsService({ ...base, therapies });
  const services = {
    accessLog: accessLogService,
    audit,
    caregivers,
    notebook: notebookService(base),
    people: peopleService({ database, licences }),
    doctors,
    proposals: proposalsService({ ...base, audit, doctors }),
    readings: readingsService(base),
    records: recordsService(base),
  };
  return {
    ...base,
    ...services,
    licences,
    tickets,
    quota: new Quota(base),
    hasFeature: featuresService(base),
    owners: createOwnershipChecks(base),
    timelineSources,
    accounts: accountsService({ ...base, ...services }),
    administration: administrationService(base),
    catalogue: catalogueService(base),
    centres: centresService(base),
    consents: consentsService(base),
    details: detailsService({ ...base, ...services }),
    diagnoses: diagnosesService(base),
    files: filesService({ ...base, tickets }),
    health: healthService({ ...base, ...services, timelineSources }),
    interactions: interactionsService(base, {
      readHistory: (patientId) => medicineHistory(base, patientId),
      toSharedHistory: (record) => sharedMedicineHistory(base, record),
    }),
    invitations: invitationsService(base),
    lookups: lookupsService,
    scores: scoresService(base),
    therapies,
    today: todayService({ ...base, ...services, timelineSources }),
    vaccinations: vaccinationsService(base),
  };
}
