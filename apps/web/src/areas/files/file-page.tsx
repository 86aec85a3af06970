import { Card } from '@libretto/design-system/card';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { filesQuery } from '../../shared/attachments/files-query.ts';
import { FileContent } from '../../shared/attachments/preview/file-content.tsx';
import { useTagNames } from '../../shared/attachments/use-tag-names.ts';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useSizeFormat } from '../../shared/formats/use-size.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { tracesQuery } from './files.queries.ts';
import { useFileActions } from './use-file-actions.tsx';

const megabyte = 1024 * 1024;

export function FilePage({ id }: { id: number }) {
  const { t } = useTranslation('files');
  const { t: tAttachments } = useTranslation('attachments');
  const formats = useFormats();
  const formatSize = useSizeFormat();
  const tags = useTagNames();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const queries = { list: filesQuery(userId), kardia: tracesQuery(userId) };
  // The route's loader has just fetched them.
  const { data: files } = useQuery({ ...queries.list, refetchOnMount: false });
  const { data: traces } = useQuery({ ...queries.kardia, refetchOnMount: false });
  const file = useDetailRow('file', files && traces && [...files, ...traces], ({ id_file }) => id_file === id);
  const { queryKey } = file?.type === 'kardia' ? queries.kardia : queries.list;
  const { actions, dialogs, toPreviewed } = useFileActions(patient, queryKey);
  if (file === undefined) return <MissingRecord kind="file" deleted={undefined} />;
  return (
    <DetailPage
      kind="file"
      id={id}
      row={file}
      title={file.file_nome}
      state={[formats.date(file.data_rilievo), tAttachments(`types.${file.type}`)]}
      level={file.livello_effettivo}
      lead={
        <Card>
          <FileContent file={toPreviewed(file)} downloadable={false} />
        </Card>
      }
      values={[
        { term: t('columns.comment'), value: file.file_commento },
        { term: t('columns.note'), value: file.kardia[0]?.kardia_note },
        { term: t('columns.tags'), value: file.tags.map((tag) => tags.get(tag) ?? '').join(', ') },
        { term: t('detail.added'), value: formats.moment(file.data_reg) },
        { term: t('detail.size'), value: formatSize(file.file_size * megabyte) },
      ]}
      actions={actions}
      primary="download"
      dialogs={dialogs}
    />
  );
}
