// Types only: areas import this file, and it imports no area.

import type {
  AccessLog,
  Accounts,
  Administration,
  AdministratorInvitations,
  Audit,
  CaregiverInvitations,
  Caregivers,
  Catalogue,
  Centres,
  Consents,
  Details,
  Diagnoses,
  DoctorInvitations,
  Doctors,
  Files,
  Health,
  Interactions,
  Licences,
  Lookups,
  Notebook,
  People,
  Proposals,
  Readings,
  Records,
  Scores,
  Sessions,
  Therapies,
  Tickets,
  Today,
  Vaccinations,
} from './area-services.ts';
import type { BlobStore } from './blobs/blobs.ts';
import type { Keys } from './blobs/keys.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { OwnershipChecks } from './contract/ownership.ts';
import type { Session } from './contract/session.ts';
import type { Database } from './database/database.ts';
import type { Quota } from './quota/quota.ts';
import type { TimelineSources } from './records/timeline.ts';
import type { Tasks } from './workers/tasks.ts';
import type { TaskRunner } from './workers/workers.ts';

export interface AppContext {
  config: Config;
  timeZone: string;
  version: string;
  clock: Clock;
  database: Database;
  blobs: BlobStore;
  keys: Keys;
  quota: Quota;
  tasks: TaskRunner<Tasks>;
  /** Bytes that must be free on the disk; undefined for the default. */
  minimumFree: number | undefined;
  everythingFree: boolean;
  onMail(): void;
  hasFeature(session: Session, feature: string): Promise<boolean>;
  owners: OwnershipChecks;
  sessions: Sessions;
  tickets: Record<'file' | 'share', Tickets>;
  timelineSources: TimelineSources;

  accessLog: AccessLog;
  accounts: Accounts;
  administration: Administration;
  audit: Audit;
  caregivers: Caregivers;
  catalogue: Catalogue;
  centres: Centres;
  consents: Consents;
  details: Details;
  diagnoses: Diagnoses;
  doctors: Doctors;
  files: Files;
  health: Health;
  interactions: Interactions;
  invitations: {
    administrators: AdministratorInvitations;
    caregivers: CaregiverInvitations;
    doctors: DoctorInvitations;
  };
  licences: Licences;
  lookups: Lookups;
  notebook: Notebook;
  people: People;
  proposals: Proposals;
  readings: Readings;
  records: Records;
  scores: Scores;
  therapies: Therapies;
  today: Today;
  vaccinations: Vaccinations;
}
