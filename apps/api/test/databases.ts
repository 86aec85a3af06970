/**
 * They test SQL, locks, transactions or types that differ. Others need TEST_DATABASES=all (`npm test -- --full`), and so
 * do the tests in them that follow a check of `isTestedWhole`.
 */
export const onPostgresToo = [
  'src/archive/archive.test.ts',
  'src/areas/account/*.test.ts',
  'src/areas/anamnesis/anamnesis.test.ts',
  'src/areas/audit/*.test.ts',
  'src/areas/caregivers/caregivers.test.ts',
  'src/areas/directory/directory.test.ts',
  'src/areas/files/{thumbnails,uploads}.test.ts',
  'src/areas/permissions/administration.test.ts',
  'src/areas/proposals/proposals.test.ts',
  'src/areas/session/first-run/first-run.test.ts',
  'src/areas/session/session.test.ts',
  'src/areas/system/readiness.test.ts',
  'src/areas/therapies/doses.test.ts',
  'src/areas/timeline/timeline.test.ts',
  'src/backup/backup.test.ts',
  'src/blobs/sweep.test.ts',
  'src/contract/{acting,contract}.test.ts',
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
