import { RadioGroup } from '@libretto/design-system/radio-group';
import { Contrast } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '../../shared/i18n/i18n.ts';
import { SideCard } from '../../shared/page/side-card.tsx';
import { keepTheme, languages, readPreferences, themes } from '../../shared/preferences/preferences.ts';
import * as styles from './account.css.ts';

const choices = ['system', ...themes] as const;
/** In their own language, for readers who do not know the current one. */
const names = { it: 'Italiano', en: 'English' };

export function AppearanceCard() {
  const { t } = useTranslation('account');
  const [theme, setTheme] = useState<string>(() => readPreferences(document.cookie).theme ?? 'system');

  function chooseTheme(value: string) {
    setTheme(value);
    keepTheme(themes.find((known) => known === value));
  }

  function chooseLanguage(value: string) {
    const language = languages.find((known) => known === value);
    if (language) void changeLanguage(language);
  }

  return (
    <SideCard title={t('appearance.title')} icon={<Contrast />}>
      <div className={styles.choices}>
        <RadioGroup
          label={t('appearance.language')}
          name="language"
          value={currentLanguage()}
          onChange={chooseLanguage}
          options={languages.map((value) => ({ value, label: names[value] }))}
        />
        <RadioGroup
          label={t('appearance.colours')}
          name="theme"
          value={theme}
          onChange={chooseTheme}
          options={choices.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        />
      </div>
    </SideCard>
  );
}
