import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Card, SharedCard } from '../../records/sharing.ts';

type Schemas = components['schemas'];
type Identity = Schemas['SharedIdentity'];
type Details = Schemas['SharedDetails'];

const identity = allowOnly<Identity>()({
  id_paziente: true,
  paziente_nome: true,
  paziente_cognome: true,
  paziente_codfiscale: true,
  paziente_nascita: true,
  paziente_sesso: true,
  paziente_eta: true,
});

const details = allowOnly<Details>()({
  paziente_email: true,
  id_stato_matrimoniale: true,
  paziente_donatore_organi: true,
  // Added by `sharedCard` with the shared fields.
  contact_detail: false,
});

const contactDetail = allowOnly<Schemas['ContactDetail']>()({
  comune_nascita: true,
  comune_residenza: true,
  contatto_indirizzo: true,
  contatto_telefono: true,
});

/** Identity and blood group have level 1, which every associated doctor may see. */
export const sharedCard: SharedCard = {
  identity,
  details: (card: Card) => ({
    contact_detail: contactDetail(card.user.contact_detail),
    ...details({ ...card, contact_detail: card.user.contact_detail }),
  }),
};
