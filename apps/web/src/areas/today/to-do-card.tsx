import { Card } from '@libretto/design-system/card';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { declinedQuery } from '../../shared/exams/declined.queries.ts';
import { pastExams } from '../../shared/exams/past-exams.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';
import { findToDos, type ToDo } from './today-rules.ts';

const pages = {
  proposal: '/Registro/Proposte',
  report: '/Registro/Esami',
  box: '/Registro/Farmaci',
  doctor: '/Registro/Dottori',
  book: '/Registro/Esami',
  vaccine: '/Registro/Vaccini',
  share: '/Registro/Condivisioni',
} as const satisfies Record<ToDo['kind'], string>;

const maxShown = 3;

export function ToDoCard({ patient, today }: { patient: Patient; today: Today }) {
  const { t } = useTranslation('today');
  const mayAsk = pastExams(today.esami, {}, today.giorno).length > 0;
  const { data: answered } = useQuery({ ...declinedQuery(), enabled: mayAsk });
  const write = useToDoText();
  // An appointment that did not take place must not be asked about while the answers are loading.
  const declined = mayAsk ? answered : {};
  if (!declined) return null;
  const toDos = findToDos(patient, today, declined);
  // A doctor's proposal takes the place of nothing else.
  const shown = maxShown + toDos.filter(({ kind }) => kind === 'proposal').length;
  if (toDos.length === 0) return null;
  const more = toDos.length - shown;
  return (
    <Card title={t('toDo.title')}>
      <ul className={styles.list}>
        {toDos.slice(0, shown).map((toDo) => {
          const { text, detail } = write(toDo);
          return (
            <li key={`${toDo.kind} ${text} ${detail}`} className={styles.row}>
              <span className={styles.rowText}>
                <Link
                  to={pages[toDo.kind]}
                  {...(toDo.kind === 'doctor' && { search: { decidi: toDo.id } })}
                  className={styles.rowLink}
                >
                  {text}
                </Link>
                {detail && <span className={styles.muted}>{detail}</span>}
              </span>
              <ChevronRight aria-hidden="true" className={styles.chevron} />
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className={styles.muted}>{t('toDo.more', { count: more })}</p>}
    </Card>
  );
}

function useToDoText() {
  const { t } = useTranslation('today');
  const { t: tVaccines } = useTranslation('vaccinations');
  const formats = useFormats();
  const term = useTerms();
  return (toDo: ToDo): { text: string; detail?: string } => {
    switch (toDo.kind) {
      case 'proposal':
        return {
          text:
            toDo.count > 1
              ? t('toDo.proposals', { count: toDo.count })
              : t(`toDo.proposal.${toDo.tipo}`, { name: toDo.name }),
        };
      case 'report': {
        const { indagine_tipologia: name, indagine_data_display: day } = toDo.exam;
        return { text: t('toDo.report'), detail: `${term(name)} · ${formats.dayAndMonth(day)}` };
      }
      case 'box':
        return {
          text: t(toDo.over ? 'toDo.boxOver' : 'toDo.box', { drug: toDo.drug, day: formats.dayAndMonth(toDo.day) }),
        };
      case 'doctor':
        return { text: t('toDo.doctor', { name: toDo.name }) };
      case 'book':
        return { text: t('toDo.book', { count: toDo.count, exam: term(toDo.exam.indagine_tipologia) }) };
      case 'vaccine': {
        const vaccine = tVaccines(`schedule.vaccines.${toDo.vaccine}.name`);
        return { text: t(toDo.late ? 'toDo.vaccineLate' : 'toDo.vaccine', { vaccine }) };
      }
      case 'share':
        return { text: t('toDo.share', { label: toDo.label, moment: formats.moment(toDo.endsAt) }) };
    }
  };
}
