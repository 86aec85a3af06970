import { Button } from '@libretto/design-system/button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { FilePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/api.ts';
import { drafts } from '../drafts/drafts.ts';
import { placeOfDraft } from '../drafts/forms.ts';
import { draftsQuery, resumeDraft } from '../drafts/use-draft.ts';
import { useFormats } from '../formats/use-formats.ts';
import * as styles from './notice.css.ts';

/** What was left unsaved the last time, offered on every page but the one that it belongs to. */
export function DraftNotice() {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname.toLowerCase() });
  const { data = [] } = useQuery(draftsQuery());
  const query = draftsQuery();

  const shown = data.flatMap((draft) => {
    const place = placeOfDraft(draft.modulo);
    return place && place.path.toLowerCase() !== path ? [{ ...draft, place }] : [];
  });

  async function discard(modulo: string) {
    queryClient.setQueryData(query.queryKey, (before) => before?.filter((draft) => draft.modulo !== modulo));
    try {
      await drafts.discard(modulo);
    } catch (error) {
      console.warn('A draft could not be removed', error);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    }
  }

  return shown.map(({ modulo, aggiornata_il, place }) => (
    <section key={modulo} className={styles.notice} aria-label={t('draft.title')} data-print="hidden">
      <FilePen aria-hidden="true" className={styles.icon} />
      <p className={styles.words}>
        <strong>{t('draft.title')}</strong>
        <br />
        {t('draft.text', { form: t(`draft.forms.${place.form}`), moment: formats.moment(aggiornata_il) })}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="sm"
          onClick={() => {
            resumeDraft(modulo);
            void navigate({ to: place.path });
          }}
        >
          {t('draft.continue')}
        </Button>
        <Button size="sm" onClick={() => void discard(modulo)}>
          {t('draft.discard')}
        </Button>
      </div>
    </section>
  ));
}
