import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { today } from '../../shared/formats/formats.ts';

export async function downloadPrint(userId: number, title: string): Promise<void> {
  saveBlob(await api.call(operations.printExams, { path: { id: userId } }), `${title} ${today()}.pdf`);
}
