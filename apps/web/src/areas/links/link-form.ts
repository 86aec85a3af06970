import * as v from 'valibot';
import type { PersonalLink } from './links.queries.ts';
import { isWebAddress } from './web-address.ts';

export const fieldNames = ['name', 'link', 'descrizione'] as const;

/** Characters, as the contract has them. */
export const longest = { name: 200, link: 2000, descrizione: 1000 } as const;

export type LinkForm = Pick<PersonalLink, (typeof fieldNames)[number]>;

export function formOf(link: PersonalLink | undefined): LinkForm {
  return { name: link?.name ?? '', link: link?.link ?? '', descrizione: link?.descrizione ?? '' };
}

export interface LinkWords {
  required: string;
  long: string;
  address: string;
}

/** An address that opens no page is refused before anything is asked; the server checks it again. */
export function linkSchema({ required, long, address }: LinkWords) {
  const text = (most: number) =>
    v.pipe(
      v.string(),
      v.check((value) => value.trim() !== '', required),
      v.maxLength(most, long),
    );
  return v.object({
    name: text(longest.name),
    link: v.pipe(text(longest.link), v.check(isWebAddress, address)),
    descrizione: text(longest.descrizione),
  });
}
