import { Button } from '@libretto/design-system/button';
import { IconButton } from '@libretto/design-system/icon-button';
import { SelectField, type SelectOption } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { media } from '@libretto/design-system/theme';
import { ListFilter, Search } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../shared/page/use-media.ts';
import * as styles from './permissions.css.ts';

interface SearchFormProps {
  label: string;
  /** What the words are compared with. */
  hint: string;
  /** The most useful of that, for the narrow field of a phone. */
  shortHint: string;
  maxLength: number;
  /** Applies as soon as it is chosen, the text when it is submitted. */
  filter: {
    label: string;
    name: string;
    value: string;
    options: readonly SelectOption[];
    onChange: (value: string) => void;
  };
  onSearch: (text: string) => void;
}

/** The words and the filter above a list of the administration. On a phone the filter is folded. */
export function SearchForm({ label, hint, shortHint, maxLength, filter, onSearch }: SearchFormProps) {
  const { t } = useTranslation('permissions');
  const phone = useMedia(media.phone);
  const filterId = useId();
  const [text, setText] = useState('');
  const isFiltered = filter.value !== '';
  const [open, setOpen] = useState(isFiltered);
  const select = <SelectField {...filter} />;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(text.trim());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is not known to all browsers yet
    <form role="search" className={styles.search} onSubmit={submit}>
      <div className={styles.searchRow}>
        <div className={styles.searchField}>
          <TextField
            {...{ label, maxLength }}
            {...(phone ? { placeholder: shortHint } : { hint })}
            name="search"
            value={text}
            onChange={setText}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <IconButton
          type="submit"
          variant="secondary"
          label={t('users.find')}
          icon={<Search />}
          className={styles.searchButton}
        />
        {phone && (
          <Button
            iconStart={<ListFilter />}
            aria-expanded={open}
            aria-controls={filterId}
            onClick={() => setOpen(!open)}
          >
            {t(isFiltered ? 'users.oneFilter' : 'users.filters')}
          </Button>
        )}
      </div>
      {phone ? (
        <div id={filterId} hidden={!open}>
          {select}
        </div>
      ) : (
        select
      )}
    </form>
  );
}
