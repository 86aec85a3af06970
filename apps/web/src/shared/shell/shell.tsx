import { SkipLink } from '@libretto/design-system/skip-link';
import { Outlet, useSearch } from '@tanstack/react-router';
import { grantIncludes } from '../acting/acting.ts';
import { ActingBand } from '../acting/acting-band.tsx';
import { EyesBandSlot, EyesProvider } from '../eyes/eyes-provider.tsx';
import { isAt } from '../menu/current.ts';
import { useMenu } from '../menu/use-menu.ts';
import { InFrame } from '../page/in-frame.ts';
import { Later, later } from '../page/later.tsx';
import { useRootClass } from '../page/use-root-class.ts';
import { footer } from './footer.css.ts';
import { PlacesBar } from './places-bar.tsx';
import * as styles from './shell.css.ts';
import { TopBar } from './top-bar.tsx';

// Preloaded, so that a lost connection cannot prevent a warning.
const notices = later(async () => (await import('./later-parts.ts')).Notices);
const sessionWarning = later(async () => (await import('./later-parts.ts')).SessionWarning);
const footerText = later(async () => (await import('./later-parts.ts')).Footer);

/** Medicines, calculators and scores, and the account, where all notices are. */
const advising = ['/Registro/Farmaci', '/farmacoDetails', '/calcolatricemedica', '/account'];

/** Frame of all pages behind the sign-in. */
export function Shell() {
  const menu = useMenu();
  useRootClass(styles.root);
  const { occhi } = useSearch({ strict: false });
  const isRecord = menu.current === 'health' || isAt('/Registro/SchedaPaziente', menu.path);
  const eyesId = isRecord ? occhi : undefined;
  return (
    <EyesProvider id={eyesId}>
      <div className={styles.shell}>
        <SkipLink targetId="content" />
        <TopBar path={menu.path} hasEyes={isRecord && grantIncludes('parent')} eyesId={eyesId} />
        <ActingBand />
        <PlacesBar menu={menu} />
        <main id="content" className={styles.main} tabIndex={-1}>
          <InFrame value={true}>
            <Later part={notices} props={{}} />
            <EyesBandSlot />
            <Outlet />
          </InFrame>
        </main>
        <footer className={footer} data-print="hidden">
          <Later part={footerText} props={{ advice: advising.some((url) => isAt(url, menu.path)) }} />
        </footer>
        <Later part={sessionWarning} props={{}} />
      </div>
    </EyesProvider>
  );
}
