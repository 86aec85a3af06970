import type { ListColumn } from '@libretto/design-system/collapsible-list';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTagNames } from '../../shared/attachments/use-tag-names.ts';
import { Thumbnail } from '../../shared/files/thumbnail.tsx';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './files.css.ts';
import type { File } from './files.queries.ts';

export function useTraceColumns(): ListColumn<File>[] {
  const { t } = useTranslation('files');
  // A file that is attached to an exam is at least as confidential as the exam.
  const level = useLevelColumn<File, 'livello_effettivo'>('livello_effettivo');
  const tags = useTagNames();
  return useMemo(() => {
    const getTags = ({ tags: ids }: File) => ids.map((id) => tags.get(id) ?? '').join(', ');
    return [
      { id: 'file_nome', header: t('columns.name'), sortable: true, width: '23%' },
      { id: 'data_rilievo', header: t('columns.date'), kind: 'date', sortable: true, width: '7.5rem' },
      {
        id: 'nota',
        header: t('columns.note'),
        value: ({ kardia: [note] }) => note?.kardia_note,
        sortable: false,
        secondary: 'below-name',
        width: '17%',
      },
      {
        id: 'file_commento',
        header: t('columns.comment'),
        sortable: false,
        secondary: 'below-name',
        width: '17%',
      },
      {
        id: 'tags',
        header: t('columns.tags'),
        value: getTags,
        cell: (file) => <span className={styles.noWrap}>{getTags(file)}</span>,
        sortable: false,
        secondary: 'below-name',
        width: '7.5rem',
      },
      level,
    ];
  }, [t, level, tags]);
}

export function useFileColumns(): ListColumn<File>[] {
  const { t } = useTranslation('files');
  const { t: tAttachments } = useTranslation('attachments');
  const term = useTerms();
  const level = useLevelColumn<File, 'livello_effettivo'>('livello_effettivo');
  return useMemo(() => {
    const attachedTo = ({ indagine_tipologia: exam }: File) =>
      exam === null ? '' : t('attachedTo', { exam: term(exam) });
    return [
      {
        id: 'file_nome',
        header: t('columns.name'),
        value: (file) => `${file.file_nome} ${attachedTo(file)}`.trim(),
        cell: (file) => (
          <span className={styles.pictured}>
            <Thumbnail id={file.id_file} name={file.file_nome} alt="" />
            <span className={styles.name}>
              <span>{file.file_nome}</span>
              {file.id_indagine !== null && <span className={styles.muted}>{attachedTo(file)}</span>}
            </span>
          </span>
        ),
        sortable: true,
        width: '30%',
      },
      {
        id: 'type',
        header: t('columns.type'),
        value: ({ type }) => tAttachments(`types.${type}`),
        cell: ({ type }) => <span className={styles.noWrap}>{tAttachments(`types.${type}`)}</span>,
        sortable: true,
        width: '7rem',
      },
      { id: 'data_rilievo', header: t('columns.surveyDate'), kind: 'date', sortable: true, width: '7.5rem' },
      {
        id: 'file_commento',
        header: t('columns.comment'),
        sortable: false,
        secondary: 'below-name',
        width: '23%',
      },
      level,
    ];
  }, [t, term, tAttachments, level]);
}
