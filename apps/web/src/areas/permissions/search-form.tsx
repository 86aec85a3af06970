import { Button } from '@libretto/design-system/button';
import { SelectField, type SelectOption } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './permissions.css.ts';

interface SearchFormProps {
  label: string;
  hint: string;
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

/** The words and the filter above a list of the administration. */
export function SearchForm({ label, hint, maxLength, filter, onSearch }: SearchFormProps) {
  const { t } = useTranslation('permissions');
  const [text, setText] = useState('');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(text.trim());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is not known to all browsers yet
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        {...{ label, hint, maxLength }}
        name="search"
        value={text}
        onChange={setText}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField {...filter} />
      <div className={styles.searchButton}>
        <Button type="submit" iconStart={<Search />}>
          {t('users.find')}
        </Button>
      </div>
    </form>
  );
}
