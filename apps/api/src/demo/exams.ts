import { exams } from '../areas/exams/exams.kind.ts';
import type { ExamsTable, LiveState } from '../areas/exams/exams.table.ts';
import { insertFile } from '../areas/files/files.repository.ts';
import { insertBlobs, type StoredBlob, storeBlob } from '../blobs/blobs.repository.ts';
import type { BlobStore } from '../blobs/blobs.ts';
import { calendarDay, timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import { centres } from './centres.ts';
import { reportPdf } from './report.ts';

interface DemoFile {
  file_nome: string;
  type: 'documento' | 'esamistrumentali';
  file_commento?: string;
  lines: readonly string[];
}

interface DemoExam {
  name: string;
  category: NonNullable<ExamsTable['indagine_categoria']>;
  state: LiveState;
  /** Days before seeding; negative for the future. */
  daysAgo: number | null;
  /** HH:MM */
  hour?: string;
  reason: string;
  centre?: string | undefined;
  doctor?: string;
  level?: number;
  files?: readonly DemoFile[];
}

const day = 86_400_000;
const patient = 'paziente@libretto.example';

const [sanLuca, navile, saragozza, reno, santoStefano] = centres.map(({ centro_nome }) => centro_nome);

export const demoExams: readonly DemoExam[] = [
  {
    name: 'RM ginocchio',
    category: 'SR',
    state: '0',
    daysAgo: null,
    reason: 'Ginocchio destro gonfio dopo una camminata; sospetta lesione del menisco',
    doctor: 'Tommaso Rinaldi',
    level: 4,
    files: [
      {
        file_nome: 'Impegnativa RM ginocchio.pdf',
        type: 'documento',
        lines: ['Prestazione: RM del ginocchio destro', 'Quesito: lesione del menisco mediale?', 'Priorità: D'],
      },
    ],
  },
  {
    name: 'Vitamina D',
    category: 'LA',
    state: '0',
    daysAgo: 9,
    reason: 'Stanchezza da qualche mese',
    doctor: 'Elena Bianchi',
    level: 4,
  },
  {
    name: 'Ecocolordoppler tronchi sovraaortici',
    category: 'SS',
    state: '1',
    daysAgo: -23,
    hour: '10:30',
    reason: 'Controllo, il padre ha avuto un ictus a 61 anni',
    centre: navile,
    doctor: 'Elena Bianchi',
  },
  {
    name: 'Pap test',
    category: 'PA',
    state: '1',
    daysAgo: -41,
    reason: 'Controllo triennale',
    centre: sanLuca,
    level: 5,
  },
  {
    name: 'Visita dermatologica',
    category: 'SS',
    state: '1',
    daysAgo: -68,
    reason: 'Controllo dei nei',
    centre: sanLuca,
    level: 4,
  },
  {
    name: 'Emocromo completo con formula',
    category: 'LA',
    state: '2',
    daysAgo: 20,
    reason: 'Controllo annuale',
    centre: santoStefano,
    doctor: 'Elena Bianchi',
    level: 3,
    files: [
      {
        file_nome: 'Esami del sangue.pdf',
        type: 'documento',
        file_commento: 'Con i valori di riferimento del laboratorio',
        lines: [
          'Emoglobina 13,1 g/dL (12,0 - 16,0)',
          'Leucociti 6,4 × 10³/µL (4,0 - 10,0)',
          'Piastrine 248 × 10³/µL (150 - 400)',
          'Ferritina 18 ng/mL (15 - 150)',
        ],
      },
    ],
  },
  {
    name: 'TSH',
    category: 'LA',
    state: '2',
    daysAgo: 20,
    reason: 'Controllo annuale',
    centre: santoStefano,
    doctor: 'Elena Bianchi',
    level: 3,
  },
  {
    name: 'Radiografia colonna lombosacrale',
    category: 'SR',
    state: '2',
    daysAgo: 12,
    reason: 'Mal di schiena che scende al gluteo sinistro',
    centre: saragozza,
    doctor: 'Tommaso Rinaldi',
    level: 4,
    files: [
      {
        file_nome: 'Referto RX colonna.pdf',
        type: 'documento',
        lines: [
          'Non si osservano lesioni ossee traumatiche in atto.',
          'Lieve riduzione dello spazio discale L5-S1.',
          'Regolare allineamento dei metameri.',
        ],
      },
    ],
  },
  {
    name: 'Elettrocardiogramma',
    category: 'SS',
    state: '2',
    daysAgo: 97,
    reason: 'Idoneità sportiva',
    centre: navile,
    level: 2,
    files: [
      {
        file_nome: 'ECG a riposo.pdf',
        type: 'esamistrumentali',
        lines: ['Ritmo sinusale, 64 battiti al minuto.', 'Tracciato nei limiti di norma.'],
      },
    ],
  },
  {
    name: 'Mammografia bilaterale',
    category: 'SR',
    state: '2',
    daysAgo: 205,
    reason: 'Prevenzione',
    centre: reno,
    level: 5,
    files: [
      {
        file_nome: 'Referto mammografia.pdf',
        type: 'documento',
        lines: ['Non si rilevano immagini sospette.', 'Si consiglia controllo fra 12 mesi.'],
      },
    ],
  },
  {
    name: 'Ecografia addome completo',
    category: 'SR',
    state: '2',
    daysAgo: 390,
    reason: 'Dolori dopo i pasti',
    centre: reno,
  },
  {
    name: 'Esame istologico di un neo',
    category: 'PA',
    state: '2',
    daysAgo: 610,
    reason: 'Neo asportato dalla spalla',
    centre: sanLuca,
    files: [{ file_nome: 'Referto istologico.pdf', type: 'documento', lines: ['Nevo composto. Margini indenni.'] }],
  },
];

function createReport({ name }: DemoExam, lines: readonly string[], date: string): Buffer {
  return reportPdf([
    { text: name, size: 20 },
    { text: `Giulia Ferraro, ${date.split('-').reverse().join('/')}`, size: 11 },
    ...lines.map((text) => ({ text, size: 12 })),
    { text: 'Documento inventato per la dimostrazione', size: 9 },
  ]);
}

export async function prepareExams(blobs: BlobStore, now: number, timeZone: string) {
  return Promise.all(
    demoExams.map(async (exam) => {
      const at = now - Math.max(exam.daysAgo ?? 3, 0) * day;
      const files = (exam.files ?? []).map(async (file) => {
        const blob = await storeBlob(
          blobs,
          'application/pdf',
          createReport(exam, file.lines, calendarDay(at, timeZone)),
        );
        return { file, blob };
      });
      return { exam, at, files: await Promise.all(files) };
    }),
  );
}

export async function insertExams(
  database: Queries,
  prepared: Awaited<ReturnType<typeof prepareExams>>,
  now: number,
  timeZone: string,
): Promise<void> {
  const { id_paziente, id_utente } = await database
    .selectFrom('utenti')
    .innerJoin('pazienti', 'pazienti.id_utente', 'utenti.id_utente')
    .select(['id_paziente', 'utenti.id_utente'])
    .where('email', '=', patient)
    .executeTakeFirstOrThrow();
  const rows = await database
    .insertInto('centri_indagini')
    .values([...centres])
    .returningAll()
    .execute();
  const centreIds = new Map(rows.map(({ centro_nome, id_centro_indagine }) => [centro_nome, id_centro_indagine]));
  const stored: StoredBlob[] = prepared.flatMap(({ files }) => files.map(({ blob }) => blob));
  await insertBlobs(database, id_paziente, stored, now);

  for (const { exam, at, files } of prepared) {
    const { id_indagine } = await exams.insert(
      database,
      { id_paziente, author_id: id_utente },
      {
        indagine_tipologia: exam.name,
        indagine_categoria: exam.category,
        indagine_stato: exam.state,
        indagine_motivo: exam.reason,
        indagine_data_display: exam.daysAgo === null ? null : calendarDay(now - exam.daysAgo * day, timeZone),
        indagine_ora: exam.hour ?? null,
        id_diagn_investigations: null,
        id_centro_indagine: centreIds.get(exam.centre ?? '') ?? null,
        altro_centro: '',
        careprovider: exam.doctor ?? '',
      },
      at,
      exam.level ?? 6,
    );
    for (const { file, blob } of files) {
      const { blob_key, bytes, media_type } = blob;
      await insertFile(
        database,
        {
          id_paziente,
          author_id: id_utente,
          id_indagine,
          file_nome: file.file_nome,
          file_type: media_type,
          bytes,
          type: file.type,
          file_commento: file.file_commento ?? '',
          data_rilievo: calendarDay(at, timeZone),
          id_livello_confidenzialita: 1,
          tags: '[]',
          blob_key,
        },
        timestamp(at),
      );
    }
  }
}
