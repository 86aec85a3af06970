import { Banner } from '@libretto/design-system/banner';
import type { Failure } from './use-sending.ts';

export function FailureBanner({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null;
  return (
    <Banner tone="danger" title={failure.title} announce>
      {failure.text}
    </Banner>
  );
}
