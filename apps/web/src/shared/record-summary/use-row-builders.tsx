import type { Schema } from '@libretto/api-client/schema';
import type { Fact } from '@libretto/design-system/card';
import { usePhoneNumbers } from '@libretto/design-system/phone-number';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '../attachments/attachment-list.tsx';
import { InteractionList } from '../drugs/interaction-list.tsx';
import { getSubstance, medicineName } from '../drugs/medicine-name.ts';
import { useExamDay } from '../exams/use-exam-day.ts';
import { firstWords } from '../formats/first-words.ts';
import { today } from '../formats/formats.ts';
import { useFormats } from '../formats/use-formats.ts';
import { PagePart } from '../page/page-part.tsx';
import { usePainFacts } from '../pain-facts/use-pain-facts.ts';
import { usePainTitle } from '../pain-facts/use-pain-title.ts';
import { useSession } from '../session/use-session.ts';
import type { HistoryText } from '../sharing/history-texts.ts';
import { useTerms } from '../terms/use-terms.ts';
import { isUnrecorded } from '../vaccines/dose-state.ts';
import type { ScheduleItem } from '../vaccines/schedule-items.ts';
import { useDoseState } from '../vaccines/use-dose-state.ts';
import { centresQuery } from './centres.queries.ts';
import { Drawings } from './drawings.tsx';
import type words from './messages.it.json';
import { getName } from './person-details.tsx';
import type { RecordParts } from './record-parts.ts';
import type { RecordSource } from './record-source.ts';
import { type RelatedRow, RelatedRows } from './related-rows.tsx';
import { ReportButton } from './report-button.tsx';
import type { Row } from './row.ts';
import {
  type Diagnosis,
  type Exam,
  findPatientNote,
  isDone,
  lineKey,
  type NotebookEntry,
  type Reaction,
  type SharedRecord,
  type Therapy,
} from './summary.ts';
import { useInteractionWarning } from './use-interaction-warning.ts';

const forbidden = 0;
/** Characters of a note on the row of its file. */
export const maxNote = 120;
const megabyte = 1_000_000;

type Field = keyof (typeof words)['fields'];
type Value = string | null | undefined | false;

const dayMs = 86_400_000;
const nearDays = 14;

/** As the detail pages of the patient relate exams and therapies to a visit. */
const isNear = (one: string, other: string | null) =>
  other !== null && Math.abs(Date.parse(one) - Date.parse(other)) <= nearDays * dayMs;

/** A forbidden drug may keep these from when it was a therapy. */
const courseFields: ReadonlySet<Field> = new Set(['times', 'days', 'box']);

/**
 * Every field of a record that a doctor may see is in its row: the most important ones in its line, the others in its
 * facts. Levels of confidentiality are for those who set them.
 */
export function useRowBuilders(
  record: SharedRecord,
  { Habits, ReactionFacts }: RecordParts,
  { useDrawings, getAddress, interactions: foundInteractions, downloadFailed }: RecordSource,
) {
  const { t, i18n } = useTranslation('record-summary');
  const { listWarnings, toWarning } = useInteractionWarning();
  const { t: tEntries } = useTranslation('entries');
  const { t: tAttachments } = useTranslation('attachments');
  const { t: tVaccines } = useTranslation('vaccinations');
  const doseState = useDoseState();
  const language = i18n.language === 'en' ? 'en' : 'it';
  const formats = useFormats();
  const examDay = useExamDay();
  const term = useTerms();
  const pain = usePainFacts();
  const toPainTitle = usePainTitle();
  const formatPhone = usePhoneNumbers();
  const { userId } = useSession();
  const { data: centres } = useQuery(centresQuery(userId));

  const known = (pairs: readonly (readonly [Field, Value])[]): Fact[] =>
    pairs.flatMap(([name, value]) => (value && value.trim() !== '' ? [{ term: t(`fields.${name}`), value }] : []));
  const join = (parts: readonly Value[]) => parts.filter(Boolean).join(' · ');
  const related = (name: Field, rows: readonly RelatedRow[]): Fact[] =>
    rows.length === 0 ? [] : [{ term: t(`fields.${name}`), value: <RelatedRows rows={rows} /> }];
  /** A medicine that must not be taken belongs to its allergy, but is no therapy of it. */
  const taken = record.terapie.filter(({ tipo_terapia }) => tipo_terapia !== forbidden);
  const toTherapy = ({ id_terapie, farmaco, sostanza }: Therapy): RelatedRow => ({
    key: lineKey({ tipo: 'therapy', id_record: id_terapie }),
    text: medicineName({ nome: farmaco.descrizione_breve, sostanza }, language),
  });
  const toExam = (exam: Exam): RelatedRow => ({
    key: lineKey({ tipo: 'exam', id_record: exam.id_indagine }),
    text: [term(exam.indagine_tipologia), examDay(exam)].filter(Boolean).join(' '),
  });
  const toVisit = ({ id_visita, visita_motivazione, visita_data }: SharedRecord['visite'][number]): RelatedRow => ({
    key: lineKey({ tipo: 'visit', id_record: id_visita }),
    text: [visita_motivazione.trim(), formats.date(visita_data)].filter(Boolean).join(' '),
  });
  const toDiagnosis = ({ id_diagnosi, diagnosi_patologia }: Diagnosis): RelatedRow => ({
    key: lineKey({ tipo: 'diagnosis', id_record: id_diagnosi }),
    text: named(diagnosi_patologia),
  });
  const named = (text: string) => text.trim() || t('noWords');
  const diagnosesOf = (...ids: readonly (number | null)[]) =>
    record.diagnosi.filter(({ id_diagnosi }) => ids.includes(id_diagnosi)).map(toDiagnosis);

  /** Where the card does not say the status, the row does. */
  const diagnosisWithStatus = (row: Diagnosis): Row => {
    const status = tEntries(`states.${row.tipo_diagnosi}.${row.diagnosi_stato}`);
    return { ...diagnosis(row), line: join([status, diagnosis(row).line]) };
  };

  function diagnosis(row: Diagnosis): Row {
    const { id_diagnosi: id, diagnosi_inserimento: entered } = row;
    const { careprovider } = row.diagnosiDetails;
    const { esami, visite } = record;
    return {
      key: lineKey({ tipo: 'diagnosis', id_record: id }),
      title: named(row.diagnosi_patologia),
      line: join([entered && t('enteredOn', { day: formats.date(entered) }), careprovider]),
      facts: [],
      related: [
        ...related('therapies', taken.filter(({ id_diagnosi }) => id_diagnosi === id).map(toTherapy)),
        ...related('exams', esami.filter(({ diags }) => diags.includes(id)).map(toExam)),
        ...related('nearVisits', entered ? visite.filter((one) => isNear(one.visita_data, entered)).map(toVisit) : []),
      ],
    };
  }

  /** 1 January 2024 was a Monday. */
  const weekday = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

  function box({ confezione }: Therapy): Value {
    if (confezione === null) return undefined;
    const { pezzi: count, dal, al_giorno: daily } = confezione;
    const day = formats.date(dal);
    return daily === null ? t('box', { count, day }) : t('boxDaily', { count, day, daily: formats.number(daily) });
  }

  function course({ data_inizio: from, data_fine: until }: Therapy): Value {
    const days = { from: formats.date(from), until: formats.date(until) };
    if (from && until) return t('fromUntil', days);
    return from ? t('fromDay', days) : until && t('untilDay', days);
  }

  /** Its warning names the most severe one. */
  function interactions({ messaggi, revisione_clinica }: Schema<'TherapyInteractions'>): Partial<Row> {
    const [, ...others] = listWarnings(messaggi);
    return {
      notice: () => <InteractionList reader="doctor" interactions={messaggi} reviewed={revisione_clinica} />,
      warning: toWarning(messaggi),
      ...(others.length > 0 && {
        printed: () => others.map(({ text, advice }) => [text, advice].filter(Boolean).join(': ')).join(' · '),
      }),
    };
  }

  function therapy(row: Therapy): Row {
    const { farmaco, sostanza, codice_atc, data_inizio, prescrittore } = row;
    const medicine = { nome: farmaco.descrizione_breve, sostanza };
    const isForbidden = row.tipo_terapia === forbidden;
    const title = medicineName(medicine, language, isForbidden ? '' : row.quantita_farmaceutica);
    const substance = getSubstance(medicine, language) || sostanza?.[language];
    const diagnoses = diagnosesOf(row.id_diagnosi);
    const reason = diagnoses.map(({ text }) => text).join(', ');
    const note = row.note.trim();
    // Patients without a diagnosis write in the note what it is for.
    const indication = reason ? `${t('fields.for')}: ${reason}` : note && `${t('fields.notes')}: ${note}`;
    const found = foundInteractions.find(({ id_terapie }) => id_terapie === row.id_terapie);
    const facts: [Field, Value][] = [
      ['substance', substance && !title.endsWith(substance) && substance],
      ['atc', codice_atc],
      ['route', term(farmaco.somministrazione)],
      [
        'times',
        row.orari.map(({ ora, quantita }) => t('doseAt', { time: ora, amount: formats.number(quantita) })).join(', '),
      ],
      ['days', row.giorni.map(weekday).join(', ')],
      ['from', isForbidden && formats.date(data_inizio)],
      [isForbidden ? 'doctor' : 'prescriber', prescrittore],
      ['notes', !isForbidden && reason !== '' && note],
      ['box', box(row)],
    ];
    return {
      key: lineKey({ tipo: 'therapy', id_record: row.id_terapie }),
      title,
      line: isForbidden ? note : join([row.quantita_farmaceutica, row.frequenza_farmaceutica, course(row), indication]),
      isWhole: !isForbidden,
      ...(found && interactions(found)),
      facts: [
        ...related('for', diagnoses),
        ...known(facts.filter(([name]) => !isForbidden || !courseFields.has(name))),
      ],
    };
  }

  const attachments = (title: string, files: readonly { id: number; name: string; more?: object }[], note: string) => (
    <AttachmentList
      label={t('filesOf', { title })}
      files={files.map(({ id, name, more }) => ({ id: String(id), name, ...more }))}
      getAddress={getAddress}
      downloadFailed={downloadFailed}
      person={getName(record)}
      note={note}
    />
  );

  function exam(row: Exam): Row {
    const { id_centro_indagine: centre, altro_centro, careprovider, indagine_motivo: reason, id_allegati } = row;
    const title = named(term(row.indagine_tipologia));
    const status = tEntries(`states.exam.${row.indagine_stato as '0' | '1' | '2'}`);
    const done = isDone(row);
    const files = id_allegati.map((id, index) => ({ id, name: row.allegati[index] ?? '' }));
    const centreName = Object.values(centres ?? {})
      .flat()
      .find(({ record_id }) => record_id === centre)?.centro_nome;
    const place = centreName ?? altro_centro;
    const requester = careprovider.trim() || place;
    const origin = requester || reason;
    const { visite } = record;
    return {
      key: lineKey({ tipo: 'exam', id_record: row.id_indagine }),
      title,
      line: join([examDay(row), !done && status, origin]),
      ...(files.length > 0
        ? {
            // A referral belongs to an exam that is still to be done.
            action: (withThumbnail) => (
              <ReportButton
                withThumbnail={withThumbnail}
                title={title}
                about={join([formats.date(row.indagine_data_display), requester])}
                note={reason}
                label={t(done ? 'reports' : 'documents', { count: files.length })}
                files={files}
                getAddress={getAddress}
                person={getName(record)}
              />
            ),
          }
        : { value: done && t('noReport') }),
      facts: [
        ...known([
          ['category', row.indagine_categoria && t(`categories.${row.indagine_categoria}`)],
          ['reason', reason !== origin && reason],
          ['centre', place !== origin && place],
        ]),
        ...related('diagnoses', diagnosesOf(...row.diags)),
      ],
      related: related(
        'nearVisits',
        visite.filter((visit) => isNear(visit.visita_data, row.indagine_data_display)).map(toVisit),
      ),
      ...(files.length > 0 && {
        // The report is what a doctor opens an exam for.
        notice: () => attachments(title, files, reason),
        printed: () => files.map(({ name }) => name).join(', '),
      }),
    };
  }

  function visit(row: SharedRecord['visite'][number]): Row {
    const { esami } = record;
    const { visita_data: day } = row;
    return {
      key: lineKey({ tipo: 'visit', id_record: row.id_visita }),
      title: named(row.visita_motivazione),
      line: join([formats.date(day), row.visita_conclusioni]),
      facts: known([['observations', row.visita_osservazioni]]),
      related: [
        ...related('nearExams', esami.filter((one) => isNear(day, one.indagine_data_display)).map(toExam)),
        ...related('nearTherapies', taken.filter((one) => isNear(day, one.data_inizio)).map(toTherapy)),
      ],
    };
  }

  function notebook(row: NotebookEntry): Row {
    return {
      key: lineKey({ tipo: 'notebook', id_record: row.id_taccuino }),
      title: named(toPainTitle(row)),
      line: join([formats.date(row.taccuino_data), pain(row)]),
      // Where it hurts is what a doctor opens a pain for.
      notice: () => <Drawings entry={row} useDrawings={useDrawings} />,
      facts: [],
    };
  }

  function vaccination(row: SharedRecord['vaccinazioni'][number]): Row {
    const dose = t('nthDose', { number: row.vaccinazione_richiamo });
    return {
      key: lineKey({ tipo: 'vaccination', id_record: row.id_vaccinazione }),
      title: named(row.vaccinidetails.descrizione_breve),
      line: dose,
      day: formats.date(row.vaccinazione_data),
      facts: known([['reactions', term(row.vaccinazione_reazioni)]]),
    };
  }

  function dueVaccine(item: ScheduleItem): Row {
    const { vaccino, numero, dal } = item;
    const name = tVaccines(`schedule.vaccines.${vaccino}.name`);
    return {
      key: `due-${vaccino}-${numero}`,
      title: t('dueVaccine', { name }),
      line: join([
        numero !== null && t('nthDose', { number: numero }),
        doseState(vaccino, item, today()),
        item.stato === 'in_ritardo' && !isUnrecorded(item) && t('dueFrom', { day: formats.date(dal) }),
      ]),
      facts: [],
    };
  }

  function reaction(row: Reaction): Row {
    const { farmaco, date_reaction, severity, reaction: what } = row;
    const content = () => <PagePart part={ReactionFacts}>{(Part) => <Part report={row} headingLevel={3} />}</PagePart>;
    return {
      key: lineKey({ tipo: 'reaction', id_record: row.id_reazione }),
      title: named(farmaco.descrizione_breve),
      line: join([t(`severities.${severity}`), what]),
      day: formats.date(date_reaction),
      facts: [],
      content,
      printed: content,
    };
  }

  function history({ part, id, updatedAt, text }: HistoryText): Row {
    const { fisiologica } = record.anamnesi;
    const content = () =>
      fisiologica && (
        <PagePart part={Habits}>
          {(Part) => <Part record={fisiologica} sex={record.identita.paziente_sesso} />}
        </PagePart>
      );
    return {
      key: lineKey({ tipo: 'anamnesis', id_record: id }),
      title: tEntries(`history.${part}`),
      line: text,
      facts: known([['updated', formats.date(updatedAt)]]),
      text,
      ...(part === 'fisiologica' && { content, printed: content }),
    };
  }

  function pregnancy(row: SharedRecord['gravidanze'][number]): Row {
    const { esito, inizio_gravidanza: began, fine_gravidanza: ended, sesso_bambino: child } = row;
    return {
      key: lineKey({ tipo: 'pregnancy', id_record: row.id_gravidanza }),
      title: tEntries(`pregnancies.${esito ?? 'open'}`),
      line: formats.date(ended ?? began),
      facts: known([
        ['began', ended !== null && formats.date(began)],
        ['age', formats.number(row.eta)],
        ['child', child && t(`children.${child}`)],
        ['notes', row.note_gravidanza],
      ]),
    };
  }

  function file(row: SharedRecord['files'][number]): Row {
    const { id_file: id, file_nome: name, file_type: type, file_commento: comment } = row;
    const bytes = row.file_size * megabyte;
    const note = findPatientNote(row);
    const shortNote = firstWords(note, maxNote);
    const written = join([note, comment]);
    return {
      key: lineKey({ tipo: 'file', id_record: id }),
      title: named(name),
      // What the patient felt is read without opening the row.
      line: join([shortNote, formats.date(row.data_rilievo), tAttachments(`types.${row.type}`), comment]),
      isWhole: note !== '',
      facts: known([
        ['notes', shortNote === note ? undefined : note],
        ['added', formats.moment(row.data_reg)],
      ]),
      action: (withThumbnail) => (
        <ReportButton
          withThumbnail={withThumbnail}
          title={named(name)}
          about={formats.date(row.data_rilievo)}
          note={written}
          label={t('open')}
          short
          files={[{ id, name, kind: row.type }]}
          getAddress={getAddress}
          person={getName(record)}
        />
      ),
      hasShortAction: true,
      content: () => attachments(name, [{ id, name, more: { type, bytes } }], written),
    };
  }

  function contact(row: SharedRecord['contattialtro'][number], kind: 'emergency' | 'other'): Row {
    const { text, href } = formatPhone(row.contatto_telefono);
    return {
      key: lineKey({ tipo: 'contact', id_record: row.id_contatto }),
      title: named(row.contatto_nominativo),
      line: join([t(`contacts.${kind}`), text]),
      href,
      facts: [],
    };
  }

  return {
    diagnosis,
    diagnosisWithStatus,
    therapy,
    exam,
    visit,
    notebook,
    vaccination,
    dueVaccine,
    reaction,
    history,
    pregnancy,
    file,
    contact,
  };
}
