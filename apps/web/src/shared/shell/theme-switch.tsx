import { RadioGroup } from '@libretto/design-system/radio-group';
import { Contrast } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTheme, readPreferences, themes } from '../preferences/preferences.ts';
import * as styles from './theme-switch.css.ts';
import { tool } from './top-bar.css.ts';

const system = 'system';

export function ThemeSwitch() {
  const { t } = useTranslation();
  const panel = useId();
  const [theme, setTheme] = useState<string>(() => readPreferences(document.cookie).theme ?? system);

  function choose(value: string) {
    setTheme(value);
    keepTheme(themes.find((known) => known === value));
  }

  return (
    <>
      <button type="button" className={tool} popoverTarget={panel} aria-label={t('theme.label')} title={t('theme.label')}>
        <Contrast aria-hidden="true" size="1.25em" strokeWidth={1.75} />
      </button>
      <div id={panel} popover="auto" className={styles.panel}>
        <RadioGroup
          label={t('theme.title')}
          name="theme"
          value={theme}
          onChange={choose}
          options={[system, ...themes].map((value) => ({ value, label: t(`theme.${value as 'system'}`) }))}
        />
      </div>
    </>
  );
}
