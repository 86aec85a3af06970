import { PersonalLinkSave as maxLengths } from '@libretto/api-client/max-lengths';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { defineForm } from '../../shared/forms/fields.ts';
import { requiredText, type TextRules } from '../../shared/forms/record-fields.ts';
import type { PersonalLink } from './links.queries.ts';
import { isWebAddress } from './web-address.ts';

export const fieldNames = ['name', 'link', 'descrizione'] as const;

interface LinkRules extends TextRules {
  address: string;
}

const address = requiredText(maxLengths.link);

export const linkForm = defineForm<PersonalLink, Schema<'PersonalLinkSave'>, LinkRules>()({
  name: requiredText(maxLengths.name),
  link: { ...address, rule: (rules) => v.pipe(address.rule(rules), v.check(isWebAddress, rules.address)) },
  descrizione: requiredText(maxLengths.descrizione),
});
