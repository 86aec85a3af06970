import { EmergencyContactSave as maxLengths } from '@libretto/api-client/max-lengths';
import { isPhone } from '@libretto/design-system/phone-field';
import * as v from 'valibot';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { confidentialityLevel, requiredText, type TextRules } from '../../shared/forms/record-fields.ts';
import type { Contact, ContactSave } from './contacts.queries.ts';

interface ContactRules extends TextRules {
  phone: string;
}

const telephone = requiredText(maxLengths.contatto_telefono);

export const contactForm = defineForm<Contact, ContactSave, ContactRules>()(
  {
    contatto_nominativo: requiredText(maxLengths.contatto_nominativo),
    contatto_telefono: {
      ...telephone,
      rule: ({ required, phone }) => v.pipe(telephone.rule({ required, long: phone }), v.check(isPhone, phone)),
    },
    id_livello_confidenzialita: confidentialityLevel(strictest),
  },
  { id_contatto: v.number(), kind: v.picklist(['emergency', 'other']) },
);

export type ContactValues = ValuesOf<typeof contactForm>;
export type ContactDraft = DraftOf<typeof contactForm>;
