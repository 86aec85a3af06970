import contacts from '../../areas/contacts/messages.en.json';
import patient from '../../areas/patient/messages.en.json';
import today from '../../areas/today/messages.en.json';
import vaccinations from '../../areas/vaccinations/messages.en.json';
import attachments from '../attachments/messages.en.json';
import confidentiality from '../confidentiality/messages.en.json';
import doses from '../doses/messages.en.json';
import entries from '../entries/messages.en.json';
import recordKinds from '../record-kinds/messages.en.json';
import records from '../records/messages.en.json';
import shell from '../shell/messages.en.json';
import space from '../space/messages.en.json';

export const common = {
  attachments,
  confidentiality,
  contacts,
  doses,
  entries,
  patient,
  'record-kinds': recordKinds,
  records,
  shell,
  space,
  today,
  vaccinations,
};
