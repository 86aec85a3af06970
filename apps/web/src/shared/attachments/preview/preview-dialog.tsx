import { Dialog } from '@libretto/design-system/dialog';
import { IconButton } from '@libretto/design-system/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseOnBack } from '../../dialogs/use-close-on-back.ts';
import { dot } from '../../formats/dot.ts';
import { FileContent } from './file-content.tsx';
import * as styles from './preview.css.ts';
import type { PreviewedFile } from './previewed-file.ts';

/** What moves or scrolls by the arrow keys itself: players, sliders, enlarged pages and pictures. */
const ownArrows = 'input, video, audio, [tabindex="0"]';

export interface PreviewDialogProps {
  file: PreviewedFile;
  /** With `file`, in the order in which they are turned. */
  files?: readonly PreviewedFile[] | undefined;
  onClose: () => void;
}

export function PreviewDialog({ file: opened, files = [opened], onClose }: PreviewDialogProps) {
  const { t } = useTranslation('attachments');
  const [shown, setShown] = useState(opened.id);
  useCloseOnBack(onClose);
  const index = Math.max(
    0,
    files.findIndex(({ id }) => id === shown),
  );
  const file = files[index] ?? opened;
  const { name, title = name, description, note } = file;

  const about = [description, title !== name && name].filter(Boolean).join(dot);

  function turn(by: -1 | 1) {
    const next = files[index + by];
    if (next) setShown(next.id);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (defaultPrevented || (target instanceof Element && target.matches(ownArrows))) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Wherever the focus is in the dialog, which begins on its title.
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <Dialog
      open
      size="lg"
      title={title}
      description={
        (about || note) && (
          <>
            {about && (
              <p className={styles.about} title={about}>
                {about}
              </p>
            )}
            {note && (
              <p className={styles.note} title={note}>
                {note}
              </p>
            )}
          </>
        )
      }
      footer={
        files.length > 1 && (
          <div className={styles.turner}>
            <IconButton
              label={t('files.before')}
              icon={<ChevronLeft />}
              disabledReason={index === 0 ? t('files.first') : undefined}
              onClick={() => turn(-1)}
            />
            <span role="status">{t('files.position', { number: index + 1, count: files.length })}</span>
            <IconButton
              label={t('files.next')}
              icon={<ChevronRight />}
              disabledReason={index === files.length - 1 ? t('files.last') : undefined}
              onClick={() => turn(1)}
            />
          </div>
        )
      }
      onClose={onClose}
    >
      <FileContent key={file.id} file={file} />
    </Dialog>
  );
}
