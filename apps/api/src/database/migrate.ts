import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import type { Change, DatabaseKind } from './change.ts';
import { first } from './migrations/0001-first.ts';
import { account } from './migrations/0002-account.ts';
import { notebookZones } from './migrations/0003-notebook-zones.ts';
import { scores } from './migrations/0004-scores.ts';
import { exams } from './migrations/0005-exams.ts';
import { clinic } from './migrations/0006-clinic.ts';
import { doctors } from './migrations/0007-doctors.ts';
import { audit } from './migrations/0008-audit.ts';
import { drugs } from './migrations/0009-drugs.ts';
import { therapies } from './migrations/0010-therapies.ts';
import { reactions } from './migrations/0011-reactions.ts';
import { anamnesis } from './migrations/0012-anamnesis.ts';
import { pregnancies } from './migrations/0013-pregnancies.ts';
import { vaccinations } from './migrations/0014-vaccinations.ts';
import { files } from './migrations/0015-files.ts';
import { privacyChoices } from './migrations/0017-privacy-choices.ts';
import { links } from './migrations/0018-links.ts';
import { centres } from './migrations/0019-centres.ts';
import { permissions } from './migrations/0020-permissions.ts';
import { devices } from './migrations/0021-devices.ts';
import { purchases } from './migrations/0023-purchases.ts';
import { secondFactor } from './migrations/0024-second-factor.ts';
import { sharing } from './migrations/0025-sharing.ts';
import { sharedWork } from './migrations/0030-shared-work.ts';
import { answers } from './migrations/0031-answers.ts';
import { installation } from './migrations/0032-installation.ts';
import { limits } from './migrations/0033-limits.ts';
import { linkedIdentities } from './migrations/0034-linked-identities.ts';
import { snapshots } from './migrations/0035-snapshots.ts';
import { invitations } from './migrations/0036-invitations.ts';
import { firstDay } from './migrations/0037-first-day.ts';
import { scoreInputs } from './migrations/0038-score-inputs.ts';
import { contactsAndFiles } from './migrations/0039-contacts-and-files.ts';
import { thumbnails } from './migrations/0041-thumbnails.ts';
import { preferences } from './migrations/0042-preferences.ts';
import { painScores } from './migrations/0043-pain-scores.ts';
import { levelsAndSpecialties } from './migrations/0044-levels-and-specialties.ts';
import { sharingExceptions } from './migrations/0045-sharing-exceptions.ts';
import { proposals } from './migrations/0046-proposals.ts';
import { caregivers } from './migrations/0047-caregivers.ts';
import { mailLanguage } from './migrations/0048-mail-language.ts';
import { examHours } from './migrations/0049-exam-hours.ts';
import { readNews } from './migrations/0050-read-news.ts';
import { newsMarks } from './migrations/0051-news-marks.ts';

/** Ordered. Never edit a released migration. */
export const changes: Record<string, Change> = {
  '0001-first': first,
  '0002-account': account,
  '0003-notebook-zones': notebookZones,
  '0004-scores': scores,
  '0005-exams': exams,
  '0006-clinic': clinic,
  '0007-doctors': doctors,
  '0008-audit': audit,
  '0018-links': links,
  '0019-centres': centres,
  '0009-drugs': drugs,
  '0010-therapies': therapies,
  '0011-reactions': reactions,
  '0014-vaccinations': vaccinations,
  '0012-anamnesis': anamnesis,
  '0013-pregnancies': pregnancies,
  '0015-files': files,
  '0017-privacy-choices': privacyChoices,
  '0020-permissions': permissions,
  '0023-purchases': purchases,
  '0024-second-factor': secondFactor,
  '0025-sharing': sharing,
  '0021-devices': devices,
  '0030-shared-work': sharedWork,
  '0031-answers': answers,
  '0032-installation': installation,
  '0033-limits': limits,
  '0034-linked-identities': linkedIdentities,
  '0035-snapshots': snapshots,
  '0036-invitations': invitations,
  '0037-first-day': firstDay,
  '0038-score-inputs': scoreInputs,
  '0039-contacts-and-files': contactsAndFiles,
  '0041-thumbnails': thumbnails,
  '0042-preferences': preferences,
  '0043-pain-scores': painScores,
  '0044-levels-and-specialties': levelsAndSpecialties,
  '0045-sharing-exceptions': sharingExceptions,
  '0046-proposals': proposals,
  '0047-caregivers': caregivers,
  '0048-mail-language': mailLanguage,
  '0049-exam-hours': examHours,
  '0050-read-news': readNews,
  '0051-news-marks': newsMarks,
};

export class NewerDatabase extends StartProblem {
  constructor(unknown: readonly string[]) {
    super(
      `The database was last used by a newer Libretto: its schema has ${unknown.join(', ')}, which this version does ` +
        'not know. Nothing was changed. Start the newer version, or put a copy that this version or an older one ' +
        'made into an empty place (npm run restore), as docs/upgrading.md describes.',
    );
  }
}

/** Returns the names of applied migrations; none for an empty database. */
export async function appliedChanges<T>(database: Kysely<T>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/**
 * Returns the names of applied migrations.
 * @throws NewerDatabase when some of them are not in `wanted`.
 */
export async function checkNotNewer<T>(
  database: Kysely<T>,
  wanted: Record<string, Change> = changes,
): Promise<string[]> {
  const applied = await appliedChanges(database);
  const unknown = applied.filter((name) => !Object.hasOwn(wanted, name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
  return applied;
}

/** Arbitrary but constant: servers that start at the same time wait for this lock. */
const advisoryLockId = 5_108_201_926;

/** Called before the first pending migration and after each. */
export type OnMigrated = (applied: number, pending: number) => void;

/** One transaction. On PostgreSQL one of several starting servers migrates and the others wait without a timeout. */
export async function migrate<T>(
  database: Kysely<T>,
  kind: DatabaseKind,
  wanted = changes,
  onMigrated: OnMigrated = () => {},
): Promise<void> {
  const run = async (db: Kysely<T>) => {
    const before = await checkNotNewer(db, wanted);
    const pending = Object.keys(wanted).length - before.length;
    let applied = 0;
    const migrations: Record<string, Migration> = {};
    for (const [name, change] of Object.entries(wanted)) {
      migrations[name] = {
        async up(schema) {
          await change(schema, kind);
          applied += 1;
          onMigrated(applied, pending);
        },
      };
    }
    if (pending > 0) onMigrated(applied, pending);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  };
  if (kind === 'sqlite') return run(database);
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(advisoryLockId)})`.execute(connection);
    try {
      await run(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(advisoryLockId)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
