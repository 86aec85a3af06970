import type { RecordSnapshot } from '../archive/export.ts';
import type { PatientNews, ReadPatient } from '../areas/doctors/patient-news.ts';
import type { LevelChange } from '../areas/doctors/privacy-map.ts';
import type { LastReading, ServedRecord } from '../areas/doctors/served-record.ts';
import type { InspectionResult, SubmittedFile } from '../areas/files/inspect.ts';
import type { CheckedDrug, SharedInteractions } from '../areas/proposals/shared-interactions.ts';
import type { Weakness } from '../areas/session/password-strength.ts';
import type { PreparedShare, ShareRequest } from '../areas/sharing/prepared-share.ts';
import type { components } from '../contract/contract.gen.ts';
import type { OperationId } from '../contract/handlers.ts';
import type { PlainCall } from '../contract/serve.ts';
import type { PersonIds } from '../erasure/erasure.ts';
import type { Association } from '../policy/visibility.ts';

export type Written = { json: Uint8Array } | { type: string; name: string; bytes: Uint8Array };

export type Tasks = {
  operation(asked: { id: OperationId; call: PlainCall }): Promise<Written>;
  holdRecord(asked: { person: PersonIds; language: 'it' | 'en' }): Promise<RecordSnapshot>;
  interactions(asked: {
    patientId: number;
    id: string | null;
    name: string;
    except: number | undefined;
  }): Promise<components['schemas']['DrugInteractions']>;
  prepareShare(wanted: ShareRequest): Promise<PreparedShare>;
  sharedRecord(asked: {
    association: Association;
    patientId: number;
    userId: number;
    doctor: string;
    last: LastReading | undefined;
    previous: LastReading | null | undefined;
    language: 'it' | 'en';
  }): Promise<ServedRecord>;
  sharedInteractions(asked: {
    association: Association;
    patientId: number;
    drug: CheckedDrug;
  }): Promise<SharedInteractions>;
  patientNews(asked: { userId: number; patients: readonly ReadPatient[] }): Promise<PatientNews[]>;
  searchSharedRecord(asked: {
    association: Association;
    patientId: number;
    wanted: components['schemas']['RecordSearch'];
  }): Promise<components['schemas']['RecordFound']>;
  levelsBefore(asked: { patientId: number; changes: readonly LevelChange[] }): Promise<LevelChange[]>;
  inspectFile(sent: SubmittedFile): Promise<InspectionResult>;
  makeThumbnail(of: { bytes: Uint8Array; type: string }): Promise<Uint8Array | undefined>;
  weakness(asked: { password: string; own: readonly string[] }): Promise<Weakness | undefined>;
};
