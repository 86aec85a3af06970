import { Banner } from '@libretto/design-system/banner';
import { type BodyPainting, bodyImages, useBodyMarks } from '@libretto/design-system/body-model';
import { Button } from '@libretto/design-system/button';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveAddress } from '../../shared/downloads/save-file.ts';
import { bodyModelSearch } from '../../shared/drafts/forms.ts';
import { resumeDraft } from '../../shared/drafts/use-draft.ts';
import { useUnsavedGuard } from '../../shared/drafts/use-unsaved-guard.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { useProblemText } from '../../shared/problems/use-problem-text.ts';
import { loginAddress } from '../../shared/session/places.ts';
import * as styles from './body-model-page.css.ts';
import { savePaintingAtSessionEnd, savePaintingDraft } from './painting-draft.ts';

interface PaintingActionsProps {
  painting: BodyPainting;
  signedIn: boolean;
}

export function PaintingActions({ painting, signedIn }: PaintingActionsProps) {
  const { t } = useTranslation('body-model');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const blank = useBodyMarks(painting).length === 0;
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  useUnsavedGuard(!blank, { kept: false });
  useEffect(() => (signedIn ? savePaintingAtSessionEnd(painting) : undefined), [painting, signedIn]);

  async function toNotebook() {
    setSaving(true);
    setFailure(undefined);
    try {
      resumeDraft(await savePaintingDraft(painting));
      await navigate({ to: '/Registro/Taccuino/Nuova', search: bodyModelSearch, ignoreBlocker: true });
    } catch (error) {
      console.warn('The painted body could not be saved as a draft', error);
      setFailure(t('failed', { reason: problemText(error) }));
      setSaving(false);
    }
  }

  function download() {
    const { front, back } = bodyImages(painting, currentLanguage());
    saveAddress(front, t('files.front'));
    saveAddress(back, t('files.back'));
  }

  const nothing = blank ? t('nothing') : undefined;
  return (
    <section className={styles.actions} aria-labelledby="take-along">
      <h2 id="take-along">{t('take')}</h2>
      <p className={styles.note}>{t(signedIn ? 'signedIn' : 'signedOut')}</p>
      {failure && (
        <Banner tone="danger" title={failure} announce>
          {t('stillHere')}
        </Banner>
      )}
      <div className={styles.buttons}>
        {signedIn && (
          <Button variant="primary" disabledReason={nothing} loading={saving} onClick={() => void toNotebook()}>
            {t('toNotebook')}
          </Button>
        )}
        <Button disabledReason={nothing} onClick={download}>
          {t('download')}
        </Button>
        {!signedIn && (
          <a href={loginAddress({ next: window.location.pathname, language: currentLanguage() })}>{t('login')}</a>
        )}
      </div>
    </section>
  );
}
