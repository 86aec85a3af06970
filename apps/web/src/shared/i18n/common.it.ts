import contacts from '../../areas/contacts/messages.it.json';
import patient from '../../areas/patient/messages.it.json';
import today from '../../areas/today/messages.it.json';
import vaccinations from '../../areas/vaccinations/messages.it.json';
import attachments from '../attachments/messages.it.json';
import confidentiality from '../confidentiality/messages.it.json';
import doses from '../doses/messages.it.json';
import entries from '../entries/messages.it.json';
import recordKinds from '../record-kinds/messages.it.json';
import records from '../records/messages.it.json';
import shell from '../shell/messages.it.json';
import space from '../space/messages.it.json';

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
