import type { Preview } from './doctors.queries.ts';

export type PreviewArea = Exclude<Preview['nascosti'][number]['area'], 'personal-details'>;

/** A record in a line, whatever its area. */
export interface PreviewRow {
  id: number;
  what: string;
  more?: string;
  date?: string;
  level?: number;
}

type Record = Preview['cartella'];
type Measure = (value: number, unit: string) => string;

/** What parts of the history and pregnancies are called. */
export interface RowNames {
  history: (part: keyof Record['anamnesi']) => string;
  pregnancy: (outcome: Record['gravidanze'][number]['esito']) => string;
}

const contactRow = (contact: Record['contattialtro'][number]): PreviewRow => ({
  id: contact.id_contatto,
  what: contact.contatto_nominativo,
  more: contact.contatto_telefono,
  level: contact.id_livello_confidenzialita,
});

const diagnosisRow = (diagnosis: Record['diagnosi'][number]): PreviewRow => ({
  id: diagnosis.id_diagnosi,
  what: diagnosis.diagnosi_patologia,
  more: diagnosis.tipo_diagnosi,
  date: diagnosis.diagnosi_inserimento,
  level: diagnosis.id_livello_confidenzialita,
});

/** As the policy of the server has it: one that was ruled out is no allergy. */
const isAllergy = ({ tipo_diagnosi, diagnosi_stato }: Record['diagnosi'][number]) =>
  tipo_diagnosi !== 'Diagnosi' && diagnosi_stato !== '2';

/** By the type of the therapy. */
const therapyAreas = ['forbidden-drugs', 'current-therapies', 'past-therapies'] as const;

const therapyRow = (therapy: Record['terapie'][number]): PreviewRow => ({
  id: therapy.id_terapie,
  what: therapy.farmaco.descrizione_breve,
  more: therapy.tipo_terapia === 0 ? therapy.note : therapy.quantita_farmaceutica,
  date: therapy.data_inizio,
  level: therapy.id_livello_confidenzialita,
});

function readingText(reading: Record['rilevazioni'][number], measure: Measure): string {
  const { parametro_peso: weight, parametro_altezza: height, parametro_frequenza: rate } = reading;
  const { parametro_saturazione: oxygen, parametro_temperatura: temperature } = reading;
  const { parametro_pressione_min: low, parametro_pressione_max: high } = reading;
  const parts = [
    weight !== null && measure(weight, 'kg'),
    height !== null && measure(height, 'cm'),
    high !== null && low !== null && `${high}/${measure(low, 'mmHg')}`,
    rate !== null && measure(rate, 'bpm'),
    oxygen !== null && measure(oxygen, '%'),
    temperature !== null && measure(temperature, '°C'),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function historyRows({ familiare, fisiologica, prossima, remota }: Record['anamnesi'], names: RowNames): PreviewRow[] {
  const parts = [
    { part: 'familiare', written: familiare, text: familiare?.anamnesi_familiare_contenuto },
    { part: 'fisiologica', written: fisiologica, text: undefined },
    { part: 'prossima', written: prossima, text: prossima?.anamnesi_prossima_contenuto },
    { part: 'remota', written: remota, text: remota?.anamnesi_remota_contenuto },
  ] as const;
  return parts.flatMap(({ part, written, text }) => {
    if (written === undefined) return [];
    const { id_anamnesi_log: id, dataAggiornamento } = written;
    const name = names.history(part);
    const what = text === undefined ? name : `${name}: ${text}`;
    return [{ id, what, ...(dataAggiornamento !== null && { date: dataAggiornamento }) }];
  });
}

/** What is left of each area, in the order of the menu. */
export function rowsOf(record: Record, measure: Measure, names: RowNames): [PreviewArea, PreviewRow[]][] {
  return [
    ['emergency-contacts', record.contattiemergenza.map(contactRow)],
    ['other-contacts', record.contattialtro.map(contactRow)],
    [
      'notebook',
      record.tbl_taccuinos.map((entry) => ({
        id: entry.id_taccuino,
        what: entry.taccuino_descrizione,
        date: entry.taccuino_data,
        level: entry.id_livello_confidenzialita,
      })),
    ],
    [
      'exams',
      record.esami.map((exam) => ({
        id: exam.id_indagine,
        what: exam.indagine_tipologia,
        more: exam.allegati.join(', '),
        ...(exam.indagine_data_display !== null && { date: exam.indagine_data_display }),
        ...(exam.id_livello_confidenzialita !== null && { level: exam.id_livello_confidenzialita }),
      })),
    ],
    ['allergies', record.diagnosi.filter(isAllergy).map(diagnosisRow)],
    ['diagnoses', record.diagnosi.filter((diagnosis) => !isAllergy(diagnosis)).map(diagnosisRow)],
    ...therapyAreas.map((area, type): [PreviewArea, PreviewRow[]] => [
      area,
      record.terapie.filter(({ tipo_terapia }) => tipo_terapia === type).map(therapyRow),
    ]),
    [
      'visits',
      record.visite.map((visit) => ({
        id: visit.id_visita,
        what: visit.visita_motivazione,
        date: visit.visita_data,
      })),
    ],
    [
      'readings',
      record.rilevazioni.map((reading) => ({
        id: reading.id_rilevazione,
        what: readingText(reading, measure),
        date: reading.data_rilevazione,
      })),
    ],
    [
      'vaccinations',
      record.vaccinazioni.map((vaccination) => ({
        id: vaccination.id_vaccinazione,
        what: vaccination.vaccinidetails.descrizione_breve,
        more: vaccination.vaccinazione_reazioni,
        date: vaccination.vaccinazione_data,
        level: vaccination.id_livello_confidenzialita,
      })),
    ],
    [
      'reactions',
      record.reazioni.map((report) => ({
        id: report.id_reazione,
        what: report.farmaco.descrizione_breve,
        more: report.reaction,
        date: report.date_reaction,
      })),
    ],
    ['anamnesis', historyRows(record.anamnesi, names)],
    [
      'pregnancies',
      record.gravidanze.map(({ id_gravidanza, esito, inizio_gravidanza, fine_gravidanza, note_gravidanza }) => {
        const date = fine_gravidanza ?? inizio_gravidanza;
        const what = [names.pregnancy(esito), note_gravidanza].filter(Boolean).join('. ');
        return { id: id_gravidanza, what, ...(date !== null && { date }) };
      }),
    ],
    [
      'files',
      record.files.map((file) => ({
        id: file.id_file,
        what: file.file_nome,
        more: file.file_commento,
        date: file.data_rilievo,
        level: file.livello_effettivo,
      })),
    ],
  ];
}
