import { grantLicence } from './areas/permissions/permissions.repository.ts';
import { PayPal } from './areas/subscription/paypal.ts';
import { Till } from './areas/subscription/till.ts';
import type { Parts } from './parts.ts';

/** Nobody meets a paywall that cannot be paid. The demo shows what licences are for, and so keeps them. */
export const isEverythingFree = ({ config, everythingFree }: Pick<Parts, 'config' | 'everythingFree'>): boolean =>
  everythingFree ?? (config.PAYPAL_CLIENT_ID === '' && !config.DEMO);

/** Where payments are made; undefined on a server without the settings for it, which sells nothing. */
export function tillOf({ config, database, clock }: Pick<Parts, 'config' | 'database' | 'clock'>): Till | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_URL: url } = config;
  if (clientId === '') return undefined;
  return new Till({
    database,
    clock,
    paypal: new PayPal({ url, clientId, clientSecret }, clock),
    grant: (queries, userId, licenceId, period) => grantLicence(queries, userId, licenceId, period, 'payment'),
  });
}
