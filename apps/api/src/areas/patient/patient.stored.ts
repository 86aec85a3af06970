import {
  type Columns,
  day,
  fieldOf,
  fieldsOf,
  orNull,
  patient,
  the,
  user,
  value,
  written,
} from '../../records/columns.ts';
import { messagesFor } from '../../summary/telling.ts';

export const patientTables = {
  pazienti: {
    id_paziente: patient,
    id_utente: user,
    paziente_nome: value(fieldOf('PatientUpdate', 'paziente_nome')),
    paziente_cognome: value(fieldOf('PatientUpdate', 'paziente_cognome')),
    paziente_codfiscale: value(orNull(fieldOf('PatientUpdate', 'paziente_codfiscale'))),
    paziente_nascita: value(orNull(day)),
    paziente_sesso: value({ enum: ['female', 'male', 'unknown'] }),
    id_stato_matrimoniale: value(fieldOf('PatientUpdate', 'id_stato_matrimoniale'), {
      check: (id) => id === null || messagesFor('it').person.maritals[Number(id) - 1] !== undefined,
    }),
    paziente_gruppo: value(orNull(the('BloodGroup'))),
    paziente_donatore_organi: value(orNull(the('OrganDonation'))),
    id_update: user,
    updated_at: written,
  } satisfies Columns<'pazienti'>,
  contact_detail: { id_utente: user, ...fieldsOf('ContactDetail') } satisfies Columns<'contact_detail'>,
};
