import { insertAccess, insertAccountEvent } from './areas/access-log/access-log.repository.ts';
import { accessLogRoutes } from './areas/access-log/access-log.routes.ts';
import { accountRoutes } from './areas/account/account.routes.ts';
import { spaceRoutes } from './areas/account/space.routes.ts';
import { appendAudit } from './areas/audit/audit.repository.ts';
import { allEntries, asCsv, asLines } from './areas/audit/export.ts';
import { agrees } from './areas/consents/consents.repository.ts';
import { consentsRoutes } from './areas/consents/consents.routes.ts';
import { retentionTreatment } from './areas/consents/treatments.ts';
import { cookiesRoutes } from './areas/cookies/cookies.routes.ts';
import { directoryRoutes } from './areas/directory/directory.routes.ts';
import { isDoctor } from './areas/doctors/doctors.repository.ts';
import { draftsRoutes } from './areas/drafts/drafts.routes.ts';
import { menuRoutes } from './areas/menu/menu.routes.ts';
import { insertPatient, patientIdOf } from './areas/patient/patient.repository.ts';
import { administer } from './areas/permissions/administration.ts';
import { auditExportRoutes } from './areas/permissions/audit-export.routes.ts';
import { catalogueRoutes } from './areas/permissions/catalogue.routes.ts';
import { administratorInvitationsRoutes } from './areas/permissions/invitations.routes.ts';
import { outboxRoutes } from './areas/permissions/outbox.routes.ts';
import {
  administratorRole,
  availableFeatures,
  freeLicence,
  grantLicence,
  grantRole,
  hasAdministrator,
  holdAdministration,
  revokeLicence,
} from './areas/permissions/permissions.repository.ts';
import { permissionsRoutes } from './areas/permissions/permissions.routes.ts';
import { usersRoutes } from './areas/permissions/users.routes.ts';
import { changePasswordRoutes } from './areas/session/change-password.routes.ts';
import { firstRunRoutes } from './areas/session/first-run/first-run.routes.ts';
import { IdentityProvider } from './areas/session/identity-provider.ts';
import { administratorInvitations } from './areas/session/invitations/administrators.ts';
import { invitationsRoutes } from './areas/session/invitations/invitations.routes.ts';
import { linkedIdentitiesRoutes } from './areas/session/linked-identities.routes.ts';
import type { Estimate } from './areas/session/new-password.ts';
import { openSessionsRoutes } from './areas/session/open-sessions.routes.ts';
import { checkOwnPassword } from './areas/session/own-password.ts';
import { providerRoutes } from './areas/session/provider.routes.ts';
import { registrationRoutes } from './areas/session/registration.routes.ts';
import { resetRoutes } from './areas/session/reset.routes.ts';
import { resetSecondFactor, type SecondFactorParts, type WayInParts } from './areas/session/second-factor/changes.ts';
import { passkeysRoutes } from './areas/session/second-factor/passkeys.routes.ts';
import { passkeySite } from './areas/session/second-factor/passkeys.ts';
import { secondStepRoutes } from './areas/session/second-factor/second-step.routes.ts';
import { Secrets } from './areas/session/second-factor/secrets.ts';
import { totpRoutes } from './areas/session/second-factor/totp.routes.ts';
import { findUserByEmail, normalizeEmail } from './areas/session/session.repository.ts';
import { sessionRoutes } from './areas/session/session.routes.ts';
import type { Sessions } from './areas/session/sessions.ts';
import { subscriptionRoutes } from './areas/subscription/subscription.routes.ts';
import type { Keys } from './blobs/keys.ts';
import { type Clock, timestamp } from './clock.ts';
import { type Config, publicUrl, sendsMail } from './config.ts';
import type { Session } from './contract/session.ts';
import type { Queries } from './database/database.ts';
import { acceptDoctorInvitation } from './doctor-invitations.ts';
import type { Parts } from './parts.ts';
import { isEverythingFree, tillOf } from './payments.ts';
import { lastAdministrator } from './problem.ts';
import { Quota, usageOf } from './quota/quota.ts';
import type { Tasks } from './workers/tasks.ts';
import type { TaskRunner } from './workers/workers.ts';

function providerOf(config: Config, clock: Clock): IdentityProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = config;
  if (issuer === '') return undefined;
  return new IdentityProvider(
    { name, issuer, clientId, clientSecret, redirectUri: `${publicUrl(config)}/webui/login` },
    clock,
  );
}

/** Whether somebody's subscription includes a feature. */
export const hasFeature =
  ({ database, clock, ...parts }: Pick<Parts, 'config' | 'database' | 'clock' | 'everythingFree'>) =>
  async ({ id_utente }: Session, feature: string): Promise<boolean> =>
    (await availableFeatures(database, id_utente, clock(), isEverythingFree(parts))).has(feature);

/** What is about somebody's account rather than their record: signing in, the plan, consents, and who may do what. */
export function accountHandlers(parts: Parts, sessions: Sessions, keys: Keys, tasks: TaskRunner<Tasks>) {
  const { config, database, blobs, clock, onMail = () => {} } = parts;
  const timeZone = config.TIME_ZONE;
  const quota = new Quota(parts);
  const everythingFree = isEverythingFree(parts);
  const administration = { database, clock, demo: config.DEMO };
  const isAdministered = (queries: Queries, now: number) => hasAdministrator(queries, config.DEMO, now);
  const estimate: Estimate = (password, own, caller) => tasks.run('weakness', { password, own }, caller);
  const signingIn = {
    database,
    clock,
    sessionMs: config.SESSION_MINUTES * 60_000,
    demo: config.DEMO,
    onSignIn: insertAccess,
  };
  const wayIn: WayInParts = {
    database,
    clock,
    onMail,
    onChange: async (queries, { by, ...change }, now) => {
      const { id_utente } = change;
      await insertAccountEvent(queries, change, now);
      // The audit is of records, and not every account has one.
      const id_paziente = await patientIdOf(queries, id_utente);
      if (id_paziente === undefined) return;
      const entry = { action: 'changed', kind: 'account', id_record: id_utente } as const;
      await appendAudit(queries, { id_paziente, id_utente: by, at: timestamp(now), ...entry });
    },
  };
  const openRecord = async (
    queries: Queries,
    user: { id_utente: number; nome: string; cognome: string },
    at: string,
  ) => {
    await insertPatient(queries, user, at);
    await grantLicence(queries, user.id_utente, freeLicence, { from: clock(), to: null }, 'registration');
  };
  const secondFactor: SecondFactorParts = {
    ...wayIn,
    secrets: new Secrets(keys),
    site: passkeySite(publicUrl(config)),
  };
  const providerName = (issuer: string) =>
    issuer === config.OIDC_ISSUER ? config.OIDC_NAME : (URL.parse(issuer)?.host ?? issuer);
  return {
    ...sessionRoutes({ ...signingIn, ...wayIn, sessions }),
    ...providerRoutes({ ...signingIn, provider: providerOf(config, clock) }),
    ...linkedIdentitiesRoutes(wayIn),
    ...secondStepRoutes({ ...signingIn, ...secondFactor }),
    ...openSessionsRoutes({ database, clock, sessions, idleMs: config.SESSION_IDLE_SECONDS * 1000 }),
    ...totpRoutes({ ...secondFactor, providerName }),
    ...passkeysRoutes(secondFactor),
    ...registrationRoutes({
      database,
      clock,
      estimate,
      onMail,
      sendsMail: sendsMail(config),
      openRecord,
    }),
    ...invitationsRoutes({
      database,
      clock,
      estimate,
      demo: config.DEMO,
      onMail,
      openRecord,
      fulfil: {
        amministratore: (queries, _invitation, userId) => grantRole(queries, userId, administratorRole),
        dottore: acceptDoctorInvitation,
      },
    }),
    ...firstRunRoutes({
      database,
      clock,
      estimate,
      openRecord,
      holdAdministration,
      hasAdministrator: isAdministered,
      makeAdministrator: (queries, userId) => grantRole(queries, userId, administratorRole),
    }),
    ...resetRoutes({ database, clock, estimate, onMail, sendsMail: sendsMail(config) }),
    ...menuRoutes({
      isDoctor: (userId) => isDoctor(database, userId),
      isAdmin: (session) => hasFeature(parts)(session, 'admin'),
    }),
    ...accessLogRoutes({ database, timeZone }),
    ...consentsRoutes({ database, clock }),
    ...cookiesRoutes({ clock }),
    ...changePasswordRoutes({ database, clock, estimate, onMail }),
    ...accountRoutes({
      database,
      blobs,
      clock,
      timeZone,
      checkPassword: (session, address, password) =>
        checkOwnPassword({ database, clock }, { session, address, field: 'password', password }),
      async keepAdministrator(transaction, deletion) {
        await holdAdministration(transaction);
        const administered = await isAdministered(transaction, clock());
        const keys = await deletion();
        if (administered && !(await isAdministered(transaction, clock()))) throw lastAdministrator();
        return keys;
      },
      agreedToRetention: (patientId) => agrees(database, patientId, retentionTreatment),
    }),
    ...draftsRoutes({ database, clock, keepWithinQuota: (patientId, work) => quota.keep(patientId, work) }),
    ...spaceRoutes({ allowed: quota.allowed, usage: (patientId) => usageOf(database, patientId) }),
    ...subscriptionRoutes({
      database,
      clock,
      till: tillOf(parts),
      everythingFree,
      revoke: revokeLicence,
    }),
    ...permissionsRoutes({ database, clock, everythingFree }),
    ...catalogueRoutes({ ...administration, everythingFree }),
    ...administratorInvitationsRoutes({
      ...administration,
      onMail,
      invitations: administratorInvitations,
      findUserId: async (queries, email) => (await findUserByEmail(queries, normalizeEmail(email)))?.id_utente,
    }),
    ...auditExportRoutes({
      ...administration,
      timeZone,
      lines: { ndjson: () => asLines(allEntries(database)), csv: () => asCsv(allEntries(database)) },
    }),
    ...directoryRoutes({
      database,
      clock,
      timeZone,
      administer: (session, work) => administer(administration, session, work),
    }),
    ...usersRoutes({
      ...administration,
      onMail,
      resetSecondFactor: (queries, userId, admin, now) => resetSecondFactor(wayIn, queries, userId, admin, now),
    }),
    ...outboxRoutes({ database, configured: sendsMail(config) }),
  };
}
