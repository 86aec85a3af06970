import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `DownloadList`, to be replaced with `override`. */
export const downloadListMessages = defineMessages('downloadList', {
  it: {
    preview: (name: string) => `Anteprima di ${name}`,
    download: (name: string) => `Scarica ${name}`,
    remove: (name: string) => `Elimina ${name}`,
    downloadFailed: 'Il file non è stato scaricato. Riprova tra poco.',
    previewFailed: 'L’anteprima non si è aperta. Riprova, oppure scarica il file.',
    removeFailed: 'Il file non è stato eliminato. Riprova tra poco.',
    empty: 'Nessun allegato',
    loading: 'Caricamento degli allegati',
  },
  en: {
    preview: (name: string) => `Preview ${name}`,
    download: (name: string) => `Download ${name}`,
    remove: (name: string) => `Delete ${name}`,
    downloadFailed: 'The file was not downloaded. Try again in a moment.',
    previewFailed: 'The preview did not open. Try again, or download the file.',
    removeFailed: 'The file was not deleted. Try again in a moment.',
    empty: 'No attachments',
    loading: 'Loading the attachments',
  },
});
