import attachments from '../attachments/messages.en.json';
import confidentiality from '../confidentiality/messages.en.json';
import entries from '../entries/messages.en.json';
import recordKinds from '../record-kinds/messages.en.json';
import records from '../records/messages.en.json';
import shell from '../shell/messages.en.json';
import space from '../space/messages.en.json';

export const common = { attachments, confidentiality, entries, 'record-kinds': recordKinds, records, shell, space };
