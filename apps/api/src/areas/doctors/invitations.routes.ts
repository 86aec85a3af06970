import type { DoctorInvitation } from '../../area-services.ts';
import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId, type Session } from '../../contract/session.ts';
import type { Queries } from '../../database/database.ts';
import { normalizeEmail } from '../../mail/normalize-email.ts';
import { conflict, notFound } from '../../problem.ts';
import { findEntry } from './directory-entry.ts';
import { type Association, addAssociation, findActiveAssociation } from './doctors.repository.ts';

/** Limits open invitations per patient, which could otherwise be used to send mail to strangers. */
export const maxOpenInvitations = 20;

export function invitingRoutes(
  app: AppContext,
): HandlersFor<'inviteDoctor' | 'sendDoctorInvitation' | 'revokeDoctorInvitation'> {
  const { accounts, clock, database, onMail } = app;
  const invitations = app.invitations.doctors;

  async function limit({ id_utente }: Session, recipient: string, address: string) {
    const email = await accounts.getEmail(id_utente);
    await accounts.countAttempt({ purpose: 'message', email, address }, clock());
    await accounts.countAttempt({ purpose: 'letter', email: recipient, address }, clock());
  }

  const reply = async (patientId: number, id_cpp: number): Promise<{ data: Association }> => {
    const data = await findActiveAssociation(database, patientId, id_cpp);
    if (data === undefined) throw notFound();
    return { data };
  };

  async function send(queries: Queries, invitation: DoctorInvitation, now: number) {
    const { id_paziente, id_cpp } = invitation;
    await invitations.revoke(queries, id_paziente, id_cpp, now);
    if ((await invitations.countOpen(queries, id_paziente, now)) >= maxOpenInvitations)
      throw conflict('too-many-invitations', 'Revoke an invitation before sending another one.');
    await invitations.send(queries, invitation, now);
  }

  return {
    async inviteDoctor({ session, body, address, audit }) {
      const id_paziente = requirePatientId(session);
      const email = normalizeEmail(body.email);
      await limit(session, email, address);
      const id_cpp = await database.transaction().execute(async (transaction) => {
        const now = clock();
        const created_at = timestamp(now);
        const { id_cpp } = await transaction
          .insertInto('care_providers')
          .values({
            fullname: body.fullname.trim(),
            email,
            cpp_localita_iscrizione: '',
            specializzation: body.specializzation?.trim() ?? '',
            pubblico: 0,
            created_at,
          })
          .returning('id_cpp')
          .executeTakeFirstOrThrow();
        const owner = { id_paziente, author_id: session.id_utente };
        await addAssociation(transaction, owner, id_cpp, created_at);
        const lingua = body.lingua ?? 'it';
        await send(transaction, { email, lingua, id_invitante: session.id_utente, id_cpp, id_paziente }, now);
        return id_cpp;
      });
      onMail();
      audit({ azione: 'created', tipo: 'doctor', id_record: id_cpp });
      return reply(id_paziente, id_cpp);
    },

    async sendDoctorInvitation({ session, body: { id_cpp, lingua = 'it' }, address, audit }) {
      const id_paziente = requirePatientId(session);
      const association = await findActiveAssociation(database, id_paziente, id_cpp);
      const entry = await findEntry(database, id_cpp);
      if (association === undefined || entry === undefined || entry.disattivato_at !== null) throw notFound();
      if (entry.id_utente !== null) throw conflict('already-joined', 'The doctor has an account.');
      // Never an address from the request: it would hand a shared entry to the owner of that address.
      const { email } = entry;
      if (email === '') throw conflict('no-address', 'The directory has no address of this doctor.');
      await limit(session, email, address);
      await database.transaction().execute((transaction) => {
        const invitation = { email, lingua, id_invitante: session.id_utente, id_cpp, id_paziente };
        return send(transaction, invitation, clock());
      });
      onMail();
      audit({ azione: 'changed', tipo: 'doctor', id_record: id_cpp });
      return reply(id_paziente, id_cpp);
    },

    async revokeDoctorInvitation({ session, body: { id_cpp }, audit }) {
      const id_paziente = requirePatientId(session);
      await invitations.revoke(database, id_paziente, id_cpp, clock());
      audit({ azione: 'changed', tipo: 'doctor', id_record: id_cpp });
      return reply(id_paziente, id_cpp);
    },
  };
}
