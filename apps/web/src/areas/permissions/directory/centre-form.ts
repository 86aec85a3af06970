import * as v from 'valibot';
import { defineForm } from '../../../shared/forms/fields.ts';
import { chosen, isFilled } from '../../../shared/forms/record-fields.ts';
import type { Centre, CentreData } from './directory.queries.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';

export const kinds = [1, 2, 3] as const;

const address = (text: string) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`);

interface CentreRules {
  required: string;
  email: string;
  phone: string;
  site: string;
}

export const centreForm = defineForm<Centre, CentreData, CentreRules>()({
  centro_tipologia: {
    draft: v.string(),
    empty: '',
    read: ({ centro_tipologia }) => String(centro_tipologia),
    rule: ({ required }) => v.picklist(kinds.map(String), required),
    send: (text) => chosen(kinds.find((kind) => String(kind) === text)),
  },
  centro_nome: requiredText,
  centro_indirizzo: optionalText,
  telefono: {
    ...optionalText,
    rule: ({ phone }) =>
      v.pipe(
        v.string(),
        v.check((text) => /^([+]?[0-9][0-9 ()./-]{5,})?$/.test(text.trim()), phone),
      ),
  },
  sitoWeb: {
    ...optionalText,
    rule: ({ site }) =>
      v.pipe(
        v.string(),
        v.check((text) => !isFilled(text) || URL.canParse(address(text.trim())), site),
      ),
    send: (text) => address(text.trim()) || null,
  },
  email: optionalEmail,
});
