import { ContactDetail as maxLengths } from '@libretto/api-client/max-lengths';
import { isPhone } from '@libretto/design-system/phone-field';
import * as v from 'valibot';
import { defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { requiredText } from '../../shared/forms/record-fields.ts';
import type { ContactDetail } from './patient-update.ts';

interface ContactDetailsRules {
  requiredDetail: string;
  phone: string;
  long: string;
}

const requiredDetail = (maxLength: number) => {
  const text = requiredText(maxLength);
  return { ...text, rule: ({ requiredDetail: required, long }: ContactDetailsRules) => text.rule({ required, long }) };
};

export const contactDetailsForm = defineForm<ContactDetail, ContactDetail, ContactDetailsRules>()({
  contatto_indirizzo: requiredDetail(maxLengths.contatto_indirizzo),
  comune_residenza: requiredDetail(maxLengths.comune_residenza),
  contatto_telefono: {
    draft: v.string(),
    empty: '',
    rule: ({ phone }) => v.pipe(v.string(), v.check(isPhone, phone), v.maxLength(maxLengths.contatto_telefono, phone)),
    send: (number) => number.trim(),
  },
});

export type ContactDetails = ValuesOf<typeof contactDetailsForm>;
