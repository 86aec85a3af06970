import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { today } from '../../shared/formats/formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

export async function downloadPrint(userId: number, title: string, livello: number): Promise<void> {
  saveBlob(
    await api.call(operations.printExams, { path: { id: userId }, query: { lingua: currentLanguage(), livello } }),
    `${title} ${today()}.pdf`,
  );
}
