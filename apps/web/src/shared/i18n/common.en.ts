import attachments from '../attachments/messages.en.json';
import confidentiality from '../confidentiality/messages.en.json';
import recordAreas from '../record-areas/messages.en.json';
import records from '../records/messages.en.json';
import shell from '../shell/messages.en.json';
import space from '../space/messages.en.json';

export const common = { attachments, confidentiality, 'record-areas': recordAreas, records, shell, space };
