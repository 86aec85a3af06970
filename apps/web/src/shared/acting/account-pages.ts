import { isAt } from '../menu/current.ts';

const account = ['/account', '/Registro/Paypal', '/Registro/Accessi', '/Assistiti', '/admin'];
/** Pages of the account that concern the record after all. */
const record = ['/account/Emergenza', '/account/Consensi', '/account/Copia'];

/** Pages of the user's own account or work, in whoever's record the tab is. */
export const isAccountPage = (path: string): boolean =>
  account.some((url) => isAt(url, path)) && !record.some((url) => isAt(url, path));
