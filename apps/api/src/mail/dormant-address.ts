import { randomUUID } from 'node:crypto';

/** Reserved by RFC 2606: no mail reaches it, and no provider can confirm an address of it. */
const domain = '@senza-accesso.invalid';

/** Address of an account that allows no sign-in: the column is unique and required. It is never shown. */
export const dormantAddress = (): string => `${randomUUID()}${domain}`;

export const isDormantAddress = (email: string): boolean => email.endsWith(domain);
