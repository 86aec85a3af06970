import 'i18next';
import type { Messages } from './messages.gen.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    resources: Messages;
  }
}
