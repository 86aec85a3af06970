import 'i18next';
import type contacts from './areas/contacts/messages.it.json';
import type guides from './areas/guides/messages.it.json';
import type notebook from './areas/notebook/messages.it.json';
import type patient from './areas/patient/messages.it.json';
import type session from './areas/session/messages.it.json';
import type subscription from './areas/subscription/messages.it.json';
import type shell from './shared/shell/messages.it.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    /** One line per area: this makes its keys known to the compiler. */
    resources: {
      contacts: typeof contacts;
      guides: typeof guides;
      notebook: typeof notebook;
      patient: typeof patient;
      session: typeof session;
      shell: typeof shell;
      subscription: typeof subscription;
    };
  }
}
