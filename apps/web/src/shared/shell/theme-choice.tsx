import { RadioGroup } from '@libretto/design-system/radio-group';
import { Contrast } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { themes } from '../preferences/preferences.ts';
import * as styles from './theme-choice.css.ts';
import { tool } from './tool.css.ts';

const choices = ['system', ...themes] as const;

export interface ThemeChoiceProps {
  theme: string;
  onChange: (theme: string) => void;
  /** Set when it replaces a button that has just been pressed. */
  startOpen?: boolean;
}

export default function ThemeChoice({ theme, onChange, startOpen = false }: ThemeChoiceProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!startOpen) return;
    panel.current?.showPopover();
    panel.current?.querySelector('input')?.focus();
  }, [startOpen]);

  return (
    <>
      <button type="button" className={tool} popoverTarget={id} aria-label={t('theme.label')} title={t('theme.label')}>
        <Contrast aria-hidden="true" size="1.25em" strokeWidth={1.75} />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <RadioGroup
          label={t('theme.title')}
          name="theme"
          value={theme}
          onChange={onChange}
          options={choices.map((value) => ({ value, label: t(`theme.${value}`) }))}
        />
      </div>
    </>
  );
}
