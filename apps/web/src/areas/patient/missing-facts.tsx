import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import type { Fact } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import * as styles from './patient.css.ts';
import type { SectionEditor } from './use-section-editor.tsx';

export interface Section {
  title: string;
  facts: readonly Fact[];
  editor: SectionEditor;
}

const isMissing = ({ value }: Fact) => value === '' || value === null || value === undefined;

/** Within a sentence. */
const toName = ({ term }: Fact) => term.charAt(0).toLocaleLowerCase() + term.slice(1);

/** Names what all sections lack. Empty if nothing is missing, and for those who cannot add it. */
export function MissingFacts({ sections }: { sections: readonly Section[] }) {
  const { t, i18n } = useTranslation('patient');
  const mayEdit = useMayAct()(operations.updatePatient);
  const incomplete = sections
    .map((section) => ({ ...section, missing: section.facts.filter(isMissing) }))
    .filter(({ missing }) => missing.length > 0);
  if (!mayEdit || incomplete.length === 0) return null;
  return (
    <div className={styles.missing}>
      <p>{t('missing', { count: incomplete.reduce((count, { missing }) => count + missing.length, 0) })}</p>
      <ul className={styles.missingList}>
        {incomplete.map(({ title, missing, editor }) => (
          <li key={title} className={styles.missingSection}>
            <span className={styles.missingNames}>
              {t('missingIn', { card: title, names: new Intl.ListFormat(i18n.language).format(missing.map(toName)) })}
            </span>
            <Button
              variant="ghost"
              size="sm"
              loading={editor.loading}
              aria-label={t('completeNamed', { card: title })}
              onClick={editor.edit}
            >
              {t('complete')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
