import attachments from '../attachments/messages.it.json';
import confidentiality from '../confidentiality/messages.it.json';
import recordAreas from '../record-areas/messages.it.json';
import records from '../records/messages.it.json';
import shell from '../shell/messages.it.json';
import space from '../space/messages.it.json';

export const common = { attachments, confidentiality, 'record-areas': recordAreas, records, shell, space };
