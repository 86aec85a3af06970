import { Button } from '@libretto/design-system/button';
import { TextField } from '@libretto/design-system/text-field';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import * as styles from './exams.css.ts';

const searchDialog = async () => (await import('./search-dialog.tsx')).SearchDialog;

const minLength = 3;

export function ExamSearch() {
  const { t } = useTranslation('exams');
  const [text, setText] = useState('');
  const results = useLazyDialog(searchDialog);
  const isShort = text.trim().length < minLength;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isShort) void results.open({ question: text.trim() });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is not known to all browsers yet
    <form role="search" className={styles.search} onSubmit={submit} data-print="hidden">
      <TextField
        label={t('search.label')}
        name="search"
        value={text}
        onChange={setText}
        hint={t('search.hint')}
        autoComplete="off"
      />
      <div className={styles.searchButton}>
        <Button
          type="submit"
          iconStart={<Search />}
          loading={results.loading}
          disabledReason={isShort ? t('search.hint') : undefined}
        >
          {t('search.button')}
        </Button>
      </div>
      {results.element}
    </form>
  );
}
