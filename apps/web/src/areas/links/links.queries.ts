import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type PersonalLink = Schema<'PersonalLink'>;
export type ExternalLink = Schema<'ExternalLink'>;
export type LinkList = Schema<'LinkList'>;

export const linkLists = [
  'ospedali_italiani',
  'ospedali_esteri',
  'line_guida_italiane',
  'line_guida_internazionale',
  'risorve_web_italiane',
  'risorve_web_internazionale',
  'riviste_italiane',
  'riviste_internazionali',
] as const satisfies readonly LinkList[];

export function personalLinksQuery(userId: number) {
  return api.query(operations.listPersonalLinks, { path: { id: userId } });
}

/** The lists change only with a release. */
export function externalLinksQuery(name: LinkList) {
  return { ...api.query(operations.listExternalLinks, { path: { name } }), staleTime: Number.POSITIVE_INFINITY };
}

export function savePersonalLink(body: Schema<'PersonalLinkSave'>, baseVersion?: string) {
  return api.call(operations.savePersonalLink, { ...ifMatchHeader(baseVersion), body });
}
