import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import type { LevelChange } from '../../shared/access/access.queries.ts';
import { api, queryClient } from '../../shared/api/api.ts';

export type PrivacyMap = Schema<'PrivacyMap'>;
export type PrivacyArea = Schema<'PrivacyArea'>;
export type PrivacyCell = Schema<'PrivacyCell'>;
export type PrivacyRecord = Schema<'PrivacyRecord'>;
export type LevelEffect = Schema<'LevelEffect'>;
export type SharedArea = Schema<'SharedArea'>;
export type Level = Schema<'ConfidentialityLevelId'>;

/** Limit of the API. */
export const maxChanges = 500;

export const privacyQuery = (userId: number) => api.query(operations.getPrivacyMap, { path: { id: userId } });

/** Never cached, because every record and every doctor changes it. */
export const loadPrivacy = (userId: number) => queryClient.fetchQuery({ ...privacyQuery(userId), staleTime: 0 });

export const privacyRecordsQuery = (userId: number, area: SharedArea) =>
  api.query(operations.listPrivacyRecords, { path: { id: userId, area } });

export const changeTo =
  (level: Level) =>
  ({ tipo, id_record }: PrivacyRecord): LevelChange => ({ tipo, id_record, id_livello_confidenzialita: level });
