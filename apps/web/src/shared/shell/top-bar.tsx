import { Link, useMatch } from '@tanstack/react-router';
import { Cross } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { startPage } from '../drafts/forms.ts';
import { EyesButton } from '../eyes/eyes-button.tsx';
import type { EyesId } from '../eyes/eyes-search.ts';
import { isAt } from '../menu/current.ts';
import { Later, later } from '../page/later.tsx';
import { useRootClass } from '../page/use-root-class.ts';
import { SearchButton } from './search-button.tsx';
import { tool } from './tool.css.ts';
import * as styles from './top-bar.css.ts';

// Pages do not wait for the guide.
const peopleMenu = later(async () => (await import('./later-parts.ts')).PeopleMenu);
const helpButton = later(async () => (await import('./later-parts.ts')).HelpButton);

interface TopBarProps {
  path: string;
  /** Whether the page can be shown as a doctor sees it. */
  hasEyes: boolean;
  /** The doctor or link whose view is shown. */
  eyesId: EyesId | undefined;
}

/** The page puts its title at the start of it. */
export const TopBar = memo(function TopBar({ path, hasEyes, eyesId }: TopBarProps) {
  const { t } = useTranslation();
  const emergency = t(isAt('/Assistiti', path) ? 'ownEmergency' : 'emergency');
  // Next to the name of a patient, the doctor's own card would be taken for the card of the patient.
  const isOfPatient = useMatch({ from: '/_session/Assistiti/$id', shouldThrow: false }) !== undefined;
  useRootClass(styles.root);
  useRootClass(isOfPatient ? styles.rootOfPatient : undefined);
  useRootClass(hasEyes ? styles.rootWithEyes : undefined);
  return (
    <header className={styles.bar} data-print="hidden">
      {isAt(startPage, path) && <Later part={peopleMenu} props={{}} />}
      <SearchButton />
      {!isOfPatient && (
        <Link
          to="/account/Emergenza"
          {...(!isAt('/account/Emergenza', path) && { state: { fromPage: path } })}
          className={`${tool} ${styles.emergency}`}
          aria-label={emergency}
          title={emergency}
        >
          <Cross aria-hidden="true" strokeWidth={1.75} />
        </Link>
      )}
      {hasEyes && <EyesButton id={eyesId} />}
      <Later part={helpButton} props={{ path }} fallback={<span className={tool} />} />
    </header>
  );
});
