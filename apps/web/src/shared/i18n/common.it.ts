import attachments from '../attachments/messages.it.json';
import confidentiality from '../confidentiality/messages.it.json';
import entries from '../entries/messages.it.json';
import recordKinds from '../record-kinds/messages.it.json';
import records from '../records/messages.it.json';
import shell from '../shell/messages.it.json';
import space from '../space/messages.it.json';

export const common = { attachments, confidentiality, entries, 'record-kinds': recordKinds, records, shell, space };
