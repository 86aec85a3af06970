import { Link, useMatch } from '@tanstack/react-router';
import { Cross } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { grantIncludes } from '../acting/acting.ts';
import { EyesButton } from '../eyes/eyes-button.tsx';
import type { EyesState } from '../eyes/eyes-context.ts';
import { isAt } from '../menu/current.ts';
import { Later, later } from '../page/later.tsx';
import { useRootClass } from '../page/use-root-class.ts';
import { SearchButton } from './search-button.tsx';
import { tool } from './tool.css.ts';
import * as styles from './top-bar.css.ts';

// Pages do not wait for the guide.
const helpButton = later(async () => (await import('./later-parts.ts')).HelpButton);

interface TopBarProps {
  path: string;
  /** Undefined on pages that are not the record. */
  eyes: Pick<EyesState, 'id'> | undefined;
}

/** The page puts its title at the start of it. */
export function TopBar({ path, eyes }: TopBarProps) {
  const { t } = useTranslation();
  const emergency = t(isAt('/Assistiti', path) ? 'ownEmergency' : 'emergency');
  // Next to the name of a patient, the doctor's own card would be taken for the card of the patient.
  const isOfPatient = useMatch({ from: '/_session/Assistiti/$id', shouldThrow: false }) !== undefined;
  const hasEyes = eyes !== undefined && grantIncludes('parent');
  useRootClass(styles.root);
  useRootClass(isOfPatient ? styles.rootOfPatient : undefined);
  useRootClass(hasEyes ? styles.rootWithEyes : undefined);
  return (
    <header className={styles.bar} data-print="hidden">
      <SearchButton />
      {!isOfPatient && (
        <Link
          to="/account/Emergenza"
          className={`${tool} ${styles.emergency}`}
          aria-label={emergency}
          title={emergency}
        >
          <Cross aria-hidden="true" strokeWidth={1.75} />
        </Link>
      )}
      {hasEyes && <EyesButton id={eyes.id} />}
      <Later part={helpButton} props={{ path }} fallback={<span className={tool} />} />
    </header>
  );
}
