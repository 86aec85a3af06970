import {
  type Columns,
  contractField,
  contractFields,
  contractSchema,
  day,
  nullable,
  patient,
  timestampColumn,
  user,
  value,
} from '../../records/columns.ts';
import { messagesFor } from '../../summary/render-context.ts';

export const patientTables = {
  pazienti: {
    id_paziente: patient,
    id_utente: user,
    paziente_nome: value(contractField('PatientUpdate', 'paziente_nome')),
    paziente_cognome: value(contractField('PatientUpdate', 'paziente_cognome')),
    paziente_codfiscale: value(nullable(contractField('PatientUpdate', 'paziente_codfiscale'))),
    paziente_nascita: value(nullable(day)),
    paziente_sesso: value({ enum: ['female', 'male', 'unknown'] }),
    id_stato_matrimoniale: value(contractField('PatientUpdate', 'id_stato_matrimoniale'), {
      check: (id) => id === null || messagesFor('it').person.maritals[Number(id) - 1] !== undefined,
    }),
    paziente_gruppo: value(nullable(contractSchema('BloodGroup'))),
    paziente_donatore_organi: value(nullable(contractSchema('OrganDonation'))),
    id_update: user,
    updated_at: timestampColumn,
  } satisfies Columns<'pazienti'>,
  contact_detail: { id_utente: user, ...contractFields('ContactDetail') } satisfies Columns<'contact_detail'>,
};
