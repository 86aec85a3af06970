import { insertFile, type NewFile } from '../areas/files/files.repository.ts';
import { insertBlobs, storeBlob } from '../blobs/blobs.repository.ts';
import type { BlobStore } from '../blobs/blobs.ts';
import { calendarDay, timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import { heartSound, kneeScan, molePhoto } from './media.ts';
import { reportPdf } from './report.ts';

interface DemoFile extends Pick<NewFile, 'file_nome' | 'file_type' | 'type' | 'file_commento'> {
  daysAgo: number;
  tags: readonly number[];
  level?: number;
  note?: string;
  content: () => Buffer;
}

const day = 86_400_000;
const patient = 'paziente@libretto.example';
const [cardiology, dermatology, orthopaedics, radiology] = [2, 4, 16, 20];

const trace = (lines: readonly string[]) =>
  reportPdf([
    { text: 'ECG a una derivazione', size: 20 },
    { text: 'Giulia Ferraro', size: 11 },
    ...lines.map((text) => ({ text, size: 12 })),
    { text: 'Documento inventato per la dimostrazione', size: 9 },
  ]);

const demoFiles: readonly DemoFile[] = [
  {
    file_nome: 'ECG del mattino.pdf',
    file_type: 'application/pdf',
    type: 'kardia',
    file_commento: 'Appena sveglia, seduta sul letto',
    note: 'Battito irregolare per qualche minuto',
    daysAgo: 6,
    tags: [cardiology],
    content: () => trace(['Durata 30 s, frequenza media 71 battiti al minuto', 'Possibile extrasistole isolata']),
  },
  {
    file_nome: 'ECG dopo le scale.pdf',
    file_type: 'application/pdf',
    type: 'kardia',
    file_commento: '',
    note: 'Nessun disturbo',
    daysAgo: 33,
    tags: [cardiology],
    level: 3,
    content: () => trace(['Durata 30 s, frequenza media 104 battiti al minuto', 'Ritmo sinusale']),
  },
  {
    file_nome: 'Neo sulla spalla.png',
    file_type: 'image/png',
    type: 'foto',
    file_commento: 'Da far vedere alla visita dermatologica, con il righello accanto',
    daysAgo: 14,
    tags: [dermatology],
    level: 4,
    content: molePhoto,
  },
  {
    file_nome: 'Suoni del cuore.wav',
    file_type: 'audio/wav',
    type: 'registrazione',
    file_commento: 'Registrati con lo stetoscopio elettronico',
    daysAgo: 48,
    tags: [cardiology],
    content: heartSound,
  },
  {
    file_nome: 'TC ginocchio.dcm',
    file_type: 'application/dicom',
    type: 'dicom',
    file_commento: 'Una delle immagini del dischetto',
    daysAgo: 75,
    tags: [orthopaedics, radiology],
    level: 2,
    content: kneeScan,
  },
];

export function prepareFiles(blobs: BlobStore) {
  return Promise.all(
    demoFiles.map(async (file) => ({ file, blob: await storeBlob(blobs, file.file_type, file.content()) })),
  );
}

export async function insertFiles(
  database: Queries,
  prepared: Awaited<ReturnType<typeof prepareFiles>>,
  now: number,
  timeZone: string,
): Promise<void> {
  const { id_paziente, id_utente } = await database
    .selectFrom('utenti')
    .innerJoin('pazienti', 'pazienti.id_utente', 'utenti.id_utente')
    .select(['id_paziente', 'utenti.id_utente'])
    .where('email', '=', patient)
    .executeTakeFirstOrThrow();
  await insertBlobs(
    database,
    id_paziente,
    prepared.map(({ blob }) => blob),
    now,
  );
  for (const { file, blob } of prepared) {
    const { daysAgo, tags, level = 1, note = '', content: _content, ...said } = file;
    const at = now - daysAgo * day;
    const row = {
      ...said,
      id_paziente,
      author_id: id_utente,
      id_indagine: null,
      bytes: blob.bytes,
      data_rilievo: calendarDay(at, timeZone),
      id_livello_confidenzialita: level,
      tags: JSON.stringify(tags),
      kardia_note: note,
      blob_key: blob.blob_key,
    };
    await insertFile(database, row, timestamp(at));
  }
}
