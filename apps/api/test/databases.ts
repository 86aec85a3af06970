/**
 * Test files that run on SQLite and on PostgreSQL: they cover SQL, locking, transactions or types that differ between the
 * two, or a server and its database as processes. All others run on SQLite only, unless TEST_DATABASES is `all`
 * (`npm test -- --full`).
 */
export const onPostgresToo = [
  'src/archive/archive.test.ts',
  'src/areas/account/account.test.ts',
  'src/areas/anamnesis/anamnesis.test.ts',
  'src/areas/audit/*.test.ts',
  'src/areas/directory/directory.test.ts',
  'src/areas/files/uploads.test.ts',
  'src/areas/permissions/administration.test.ts',
  'src/areas/session/first-run/first-run.test.ts',
  'src/areas/session/session.test.ts',
  'src/areas/system/readiness.test.ts',
  'src/areas/therapies/doses.test.ts',
  'src/areas/timeline/timeline.test.ts',
  'src/backup/backup.test.ts',
  'src/blobs/sweep.test.ts',
  'src/contract/contract.test.ts',
  'src/contract/idempotency.test.ts',
  'src/database/*.test.ts',
  'src/jobs/jobs.test.ts',
  'src/keys/renew.test.ts',
  'src/quota/quota.test.ts',
  'src/records/life-cycle.test.ts',
  'src/web/errors.test.ts',
  'test/{clients,crash,fuzz,migration,outages,process,start-combinations,two-servers}.test.ts',
  'test/*.trial.ts',
];
