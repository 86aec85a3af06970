import { accountHandlers } from './account-handlers.ts';
import { archiveHandlers, archiveLimits } from './archive-handlers.ts';
import { anamnesisRoutes } from './areas/anamnesis/anamnesis.routes.ts';
import { appendAudit, appendAudits } from './areas/audit/audit.repository.ts';
import { auditRoutes } from './areas/audit/audit.routes.ts';
import { confidentialityLevels } from './areas/confidentiality/levels.ts';
import { deletedContacts, emergency, listContacts, other } from './areas/contacts/contacts.repository.ts';
import { contactsRoutes } from './areas/contacts/contacts.routes.ts';
import { diagnoses } from './areas/diagnoses/diagnoses.kind.ts';
import { diagnosesRoutes } from './areas/diagnoses/diagnoses.routes.ts';
import { listAssociations } from './areas/doctors/doctors.repository.ts';
import { doctorsRoutes } from './areas/doctors/doctors.routes.ts';
import { invitingRoutes } from './areas/doctors/inviting.routes.ts';
import { registrationRoutes } from './areas/doctors/registration.routes.ts';
import { sharingRoutes } from './areas/doctors/sharing.routes.ts';
import { type MedicineCheck, medicineCheck } from './areas/drugs/check.ts';
import { drugsRoutes } from './areas/drugs/drugs.routes.ts';
import type { History } from './areas/drugs/history.ts';
import { DatabaseCatalogue } from './areas/drugs/imported.ts';
import { inLanguage } from './areas/drugs/rules.ts';
import { centresByKind, listCentres, listLastExams, namesOf } from './areas/exams/exams.repository.ts';
import { examsRoutes } from './areas/exams/exams.routes.ts';
import { patientOfFile } from './areas/files/files.repository.ts';
import { addressFor, filesRoutes } from './areas/files/files.routes.ts';
import { Tickets } from './areas/files/tickets.ts';
import { uploadsRoutes } from './areas/files/uploads.routes.ts';
import { links } from './areas/links/links.kind.ts';
import { linksRoutes } from './areas/links/links.routes.ts';
import { lookupsRoutes } from './areas/lookups/lookups.routes.ts';
import { isMaritalStatus } from './areas/lookups/lookups.ts';
import { loadPlaces } from './areas/lookups/places.ts';
import { mailRoutes } from './areas/mail/mail.routes.ts';
import { findSender } from './areas/mail/senders.ts';
import { notebook } from './areas/notebook/notebook.kind.ts';
import { patientOfEntry } from './areas/notebook/notebook.repository.ts';
import { drawingsOf, notebookRoutes } from './areas/notebook/notebook.routes.ts';
import { findPatient, findPerson } from './areas/patient/patient.repository.ts';
import { type Collections, patientRoutes } from './areas/patient/patient.routes.ts';
import { administer } from './areas/permissions/administration.ts';
import { pregnancies } from './areas/pregnancies/pregnancies.kind.ts';
import { pregnanciesRoutes } from './areas/pregnancies/pregnancies.routes.ts';
import { reactionsOf, reactionsRoutes } from './areas/reactions/reactions.routes.ts';
import { newestReadings, readingsWithIds } from './areas/readings/readings.repository.ts';
import { readingsRoutes } from './areas/readings/readings.routes.ts';
import { reportsRoutes } from './areas/reports/reports.routes.ts';
import { allScores } from './areas/scores/scores.repository.ts';
import { scoresRoutes } from './areas/scores/scores.routes.ts';
import type { Sessions } from './areas/session/sessions.ts';
import { begin } from './areas/session/sign-in.ts';
import { systemRoutes } from './areas/system/system.routes.ts';
import { type Therapy, therapies, toNamed } from './areas/therapies/therapies.kind.ts';
import { therapiesRoutes } from './areas/therapies/therapies.routes.ts';
import { forbidden, inProgress } from './areas/therapies/therapy-rules.ts';
import { timelineRoutes } from './areas/timeline/timeline.routes.ts';
import { vaccinationsRoutes } from './areas/vaccinations/vaccinations.routes.ts';
import { visitsRoutes } from './areas/visits/visits.routes.ts';
import type { Keys } from './blobs/keys.ts';
import { dayOf, timestamp } from './clock.ts';
import { sendsMail } from './config.ts';
import type { Handlers } from './contract/handlers.ts';
import { patientOf } from './contract/session.ts';
import { doctorInvitations } from './doctor-invitations.ts';
import { sharing, timelineSources } from './kinds.ts';
import { mayReadFile } from './owners.ts';
import type { Parts } from './parts.ts';
import { visibilities } from './policy/visibility.ts';
import { Quota } from './quota/quota.ts';
import { owns } from './records/life-cycle.ts';
import { specialtyTags } from './records/specialties.ts';
import { sharingHandlers } from './sharing-handlers.ts';
import { isCurrentPregnancy } from './summary/history.ts';
import { medicineIds, wholeRecord, withMedicines } from './whole-record.ts';
import type { Tasks } from './workers/tasks.ts';
import type { TaskRunner } from './workers/workers.ts';

/** Every page reads the card, so it never carries more exams than this. */
const examsOnCard = 20;

/** Compares medicines with what a record holds. */
export function checkOf({ database, clock, config }: Pick<Parts, 'database' | 'clock' | 'config'>): MedicineCheck {
  const historyOf = async (patientId: number): Promise<History> => {
    const [taken, diagnosed, reactions, patient, pregnant] = await Promise.all([
      therapies.list(database, patientId),
      diagnoses.list(database, patientId),
      reactionsOf(database, patientId),
      findPerson(database, patientId),
      pregnancies.list(database, patientId),
    ]);
    const now = clock();
    const pregnancy = pregnant.findLast(isCurrentPregnancy(timestamp(now)));
    const person = {
      birth: patient.paziente_nascita,
      sex: patient.paziente_sesso,
      today: dayOf(now, config.TIME_ZONE),
      ...(pregnancy && { pregnancy: { beginning: pregnancy.inizio_gravidanza } }),
    };
    const ofType = (type: Therapy['tipo_terapia']) => taken.filter((one) => one.tipo_terapia === type).map(toNamed);
    return { current: ofType(inProgress), forbidden: ofType(forbidden), reactions, diagnoses: diagnosed, person };
  };
  return medicineCheck({ catalogue: new DatabaseCatalogue(database), historyOf });
}

/** What an extract of a record is made with. */
export function extractPartsOf({ config, database, clock }: Parts) {
  const timeZone = config.TIME_ZONE;
  const catalogue = new DatabaseCatalogue(database);
  return {
    clock,
    timeZone,
    recordOf: async (patientId: number) => {
      const [record, centres] = await Promise.all([
        wholeRecord({ database, clock, timeZone }, patientId),
        listCentres(database),
      ]);
      const names = centres.map(({ id_centro_indagine, centro_nome }) => [id_centro_indagine, centro_nome] as const);
      return { record, centres: new Map(names), medicines: await catalogue.findAll(medicineIds(record)) };
    },
    sharing,
  };
}

/** Every operation of the contract, made of its area's parts: here areas learn of each other, and nowhere else. */
export function handlersOf(parts: Parts, sessions: Sessions, keys: Keys, tasks: TaskRunner<Tasks>): Handlers {
  const { config, database, blobs, clock, version, onMail = () => {} } = parts;
  const timeZone = config.TIME_ZONE;
  const catalogue = new DatabaseCatalogue(database);
  const sexOf = async (patientId: number) => (await findPerson(database, patientId)).paziente_sesso;
  const tickets = new Tickets(database, 'file');
  const quota = new Quota(parts);
  const expectRoom = (patientId: number, bytes: number) => quota.expect(patientId, bytes);
  const collections = async (patientId: number): Promise<Collections> => {
    const [
      contattiemergenza,
      contattialtro,
      tbl_taccuinos,
      tbl_parametri_vitalis,
      associated_doctors,
      esami,
      diagnosi,
      centres,
    ] = await Promise.all([
      listContacts(database, patientId, emergency),
      listContacts(database, patientId, other),
      notebook.list(database, patientId),
      newestReadings(database, patientId),
      listAssociations(database, patientId),
      listLastExams(database, patientId, examsOnCard),
      diagnoses.list(database, patientId),
      centresByKind(database),
    ]);
    return {
      contattiemergenza,
      contattialtro,
      tbl_taccuinos,
      tbl_parametri_vitalis,
      associated_doctors,
      esami,
      diagnosi,
      ...namesOf(centres),
      liveli_confidencialita: confidentialityLevels,
    };
  };
  const extractParts = extractPartsOf(parts);
  const shownUpTo = async (patientId: number, level: number) => {
    const { record, ...named } = await extractParts.recordOf(patientId);
    const upTo = { assegnazione_confidenzialita: level, visibility: visibilities.total, tags: [] };
    return { ...named, record: sharing.share(upTo, record).cartella };
  };
  return {
    ...systemRoutes({ database, blobs, clock, version, config, minimumFree: parts.minimumFree }),
    ...accountHandlers(parts, sessions, keys, tasks),
    ...patientRoutes({
      database,
      clock,
      timeZone,
      collections,
      isPlace: async (name) => (await loadPlaces()).has(name),
      isMaritalStatus,
    }),
    ...lookupsRoutes(),
    ...contactsRoutes({ database, clock }),
    ...notebookRoutes({ database, blobs, clock, expectRoom }),
    ...examsRoutes({
      database,
      clock,
      timeZone,
      ownsDiagnosis: owns(database, diagnoses),
      shownUpTo,
    }),
    ...drugsRoutes({ catalogue, check: checkOf(parts) }),
    ...filesRoutes({
      database,
      blobs,
      tickets,
      sessionOf: (tokenHash) => sessions.find(tokenHash),
      mayRead: (session, id) => mayReadFile(parts, session, id),
      clock,
      expectRoom,
      isTag: (id) => specialtyTags.some((tag) => tag.id === id),
      inspect: (sent, caller) => tasks.run('inspectFile', sent, caller),
    }),
    ...uploadsRoutes({
      ...{ database, blobs, clock, ...archiveLimits(parts) },
      keepWithinQuota: (patientId, work) => quota.keep(patientId, work),
    }),
    ...archiveHandlers(parts, tasks),
    ...diagnosesRoutes({ database, clock, timeZone }),
    ...visitsRoutes({ database, clock }),
    ...readingsRoutes({ database, clock }),
    ...therapiesRoutes({
      database,
      clock,
      timeZone,
      drug: async (id) => {
        const medicine = await catalogue.find(id);
        return (
          medicine && { descrizione_breve: medicine.descrizione_breve, somministrazione: medicine.somministrazione }
        );
      },
      medicinesOf: (ids) => catalogue.findAll(ids),
      shownUpTo,
      interactions: (patientId, { id_farmaco_codifa: id, farmaco }, except, caller) =>
        tasks.run('interactions', { patientId, id, name: farmaco.descrizione_breve, except }, caller),
      inLanguage,
    }),
    ...vaccinationsRoutes({
      database,
      clock,
      timeZone,
      person: (patientId) => findPerson(database, patientId),
      vaccine: async (id) => {
        const found = await catalogue.find(id);
        return found?.vaccino ? found : undefined;
      },
    }),
    ...reactionsRoutes({
      database,
      clock,
      timeZone,
      patient: (patientId) => findPatient(database, patientId),
      medicinesOf: (ids) => catalogue.findAll(ids),
      therapy: async (patientId, id) => {
        const row = await therapies.find(database, patientId, id);
        return row && therapies.kind.show(row);
      },
    }),
    ...anamnesisRoutes({ database, clock, sexOf }),
    ...pregnanciesRoutes({ database, clock, sexOf }),
    ...scoresRoutes({ database, clock, timeZone, person: (patientId) => findPerson(database, patientId) }),
    ...doctorsRoutes({ database, clock }),
    ...invitingRoutes({
      database,
      clock,
      onMail,
      invitations: doctorInvitations,
      limit: async ({ id_utente }, recipient, address) => {
        const { email } = await findSender(database, id_utente);
        await begin(database, { purpose: 'message', email, address }, clock());
        await begin(database, { purpose: 'letter', email: recipient, address }, clock());
      },
    }),
    ...registrationRoutes({
      database,
      clock,
      onMail,
      administer: (session, work) => administer({ database, clock, demo: config.DEMO }, session, work),
    }),
    ...sharingRoutes({
      database,
      sharing,
      wholeRecord: (patientId) => wholeRecord({ database, clock, timeZone }, patientId),
      recordWithMedicines: async (patientId) =>
        withMedicines(database, await wholeRecord({ database, clock, timeZone }, patientId)),
      levelsBefore: (patientId, changes, caller) => tasks.run('levelsBefore', { patientId, changes }, caller),
      sharedRecord: (association, patientId, caller) => tasks.run('sharedRecord', { association, patientId }, caller),
      onRead: ({ id_utente }, id_paziente, parts) => {
        const read = { action: 'read', id_utente, at: timestamp(clock()) } as const;
        const entries = parts.map(({ tipo, id_record }) => ({ ...read, kind: tipo, id_record }));
        return appendAudits(database, id_paziente, entries);
      },
      clock,
      patientOfEntry: (id) => patientOfEntry(database, id),
      patientOfFile: (id) => patientOfFile(database, id),
      drawingsOf: (patientId, id) => drawingsOf({ database, blobs }, patientId, id),
      addressOf: (session, id) => addressFor(tickets, session, id, clock()),
      onLevel: (queries, session, { tipo, id_record }) => {
        const { id_utente } = session;
        const change = { action: 'level', kind: tipo, id_record } as const;
        const entry = { id_paziente: patientOf(session), id_utente, at: timestamp(clock()), ...change };
        return appendAudit(queries, entry);
      },
    }),
    ...auditRoutes({ database }),
    ...reportsRoutes({ ...extractParts, scoresOf: (patientId) => allScores(database, patientId) }),
    ...sharingHandlers(parts, extractParts, tasks),
    ...linksRoutes({ database, clock }),
    ...timelineRoutes({
      database,
      clock,
      sources: timelineSources,
      readingsWithIds: (patientId, ids) => readingsWithIds(database, patientId, ids),
      doctors: (patientId) => listAssociations(database, patientId),
      contacts: async (patientId) =>
        (
          await Promise.all(([emergency, other] as const).map((kind) => listContacts(database, patientId, kind)))
        ).flat(),
      links: (patientId) => links.list(database, patientId),
      deletedContacts: (patientId, since) => deletedContacts(database, patientId, since),
      deletedLinks: async (patientId, since) =>
        (await links.deletedSince(database, patientId, since)).map(({ linkid, name, deleted_at }) => ({
          id: linkid,
          name,
          at: deleted_at ?? since,
        })),
    }),
    ...mailRoutes({
      database,
      clock,
      onMail,
      sendsMail: sendsMail(config),
      recipients: async (patientId) => {
        const [doctors, centres] = await Promise.all([listAssociations(database, patientId), listCentres(database)]);
        return [
          ...doctors
            .filter(({ care_provider }) => care_provider.attivo)
            .map(({ care_provider: { email = '', fullname } }) => ({ email, name: fullname })),
          ...centres
            .filter(({ disattivato_at }) => disattivato_at === null)
            .map(({ email, centro_nome }) => ({ email: email ?? '', name: centro_nome })),
        ];
      },
      limit: (email, address) => begin(database, { purpose: 'message', email, address }, clock()),
    }),
  };
}
