import 'i18next';
import type guides from './areas/guides/messages.it.json';
import type patient from './areas/patient/messages.it.json';
import type session from './areas/session/messages.it.json';
import type shell from './shared/shell/messages.it.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    /** One line per area: this makes its keys known to the compiler. */
    resources: {
      guides: typeof guides;
      patient: typeof patient;
      session: typeof session;
      shell: typeof shell;
    };
  }
}
