import { Contrast } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTheme, readPreferences, themes } from '../preferences/preferences.ts';
import { tool } from './tool.css.ts';

const ThemeChoice = lazy(() => import('./theme-choice.tsx'));

export function ThemeSwitch() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const [theme, setTheme] = useState<string>(() => readPreferences(document.cookie).theme ?? 'system');

  function choose(value: string) {
    setTheme(value);
    keepTheme(themes.find((known) => known === value));
  }

  const button = (
    <button
      type="button"
      className={tool}
      aria-label={t('theme.label')}
      title={t('theme.label')}
      onClick={() => setWanted(true)}
    >
      <Contrast aria-hidden="true" size="1.25em" strokeWidth={1.75} />
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ThemeChoice theme={theme} onChange={choose} startOpen />
    </Suspense>
  );
}
