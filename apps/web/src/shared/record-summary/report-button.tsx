import { Button } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import type { FileKind } from '../attachments/file-kinds.ts';
import { preloadHandlers, useAttachmentPreview } from '../attachments/use-attachment-preview.tsx';
import { isPicture } from '../files/is-picture.ts';
import { Thumbnail } from '../files/thumbnail.tsx';
import type { RecordSource } from './record-source.ts';
import * as styles from './record-summary.css.ts';

interface ReportButtonProps {
  /** Of the exam. */
  title: string;
  /** Its day and who asked for it. */
  about: string;
  /** Why it was made, or what the patient wrote about it. */
  note?: string | undefined;
  /** How many files there are. */
  label: string;
  /** The label is one short word. */
  short?: boolean;
  /** With a thumbnail, where the row has room for one. */
  withThumbnail?: boolean | undefined;
  files: readonly { id: number; name: string; kind?: FileKind }[];
  getAddress: RecordSource['getAddress'];
  person: string;
}

/** Opens the file that it pictures: the newest picture of an exam, or its newest file. The opened row lists all. */
export function ReportButton(props: ReportButtonProps) {
  const { title, about, note, label, short = false, withThumbnail = false, files, getAddress, person } = props;
  const { t } = useTranslation('record-summary');
  const preview = useAttachmentPreview(getAddress, person);
  const sorted = files.toSorted((one, other) => other.id - one.id);
  const shown = sorted.find(({ name }) => isPicture(name)) ?? sorted[0];
  if (shown === undefined) return null;
  const toOpened = ({ id, name }: (typeof files)[number]) => ({ id: String(id), name, title, note, comment: about });
  return (
    <>
      <Button
        variant="ghost"
        className={withThumbnail ? (short ? styles.shortPictured : styles.pictured) : styles.action}
        loading={preview.loading}
        iconStart={withThumbnail && <Thumbnail id={shown.id} name={shown.name} kind={shown.kind} alt="" />}
        aria-label={t('reportsOf', { reports: label, title })}
        {...preloadHandlers}
        onClick={() => preview.open(toOpened(shown), files.map(toOpened))}
      >
        {label}
      </Button>
      {preview.element}
    </>
  );
}
