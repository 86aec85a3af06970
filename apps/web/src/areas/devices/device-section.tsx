import { Skeleton } from '@libretto/design-system/skeleton';
import { loadMessages } from '../../shared/i18n/i18n.ts';
import { Later, later } from '../../shared/page/later.tsx';

// The page is there to show files: what reads devices comes once it stands.
const panels = later(async () => {
  const [part] = await Promise.all([import('./device-panels.tsx'), loadMessages(['devices'])]);
  return part.default;
});

/** The panels of devices, a place in the page that is held for them. */
export function DeviceSection() {
  return <Later part={panels} props={{}} meanwhile={<Skeleton shape="block" count={2} />} />;
}
