import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type AudienceOf, useAudience } from '../confidentiality/use-audience.ts';
import { dot } from '../formats/dot.ts';
import { firstWords } from '../formats/first-words.ts';
import { facts as factsStyle } from './save-summary.css.ts';

/** About two lines of a phone. Values, dates and judgements are shorter and stay whole. */
const maxLength = 90;

interface SaveSummaryProps {
  record: AudienceOf;
  /** What is saved, such as value, date and a warning; empty ones are left out. Of a long text, the first words. */
  facts: readonly (string | false | null | undefined)[];
  level: number | null | undefined;
}

/** What the question before saving is about: what will be saved, at which level, and who sees it. */
export function SaveSummary({ record, facts, level }: SaveSummaryProps) {
  const shown = facts.flatMap((fact) => (fact ? firstWords(fact, maxLength) : []));
  return (
    <>
      <p className={factsStyle}>{shown.join(dot)}</p>
      {typeof level === 'number' && (
        // Its texts may not have been loaded: without a boundary the form would be hidden meanwhile and lose the focus.
        <Suspense>
          <Audience record={record} level={level} />
        </Suspense>
      )}
    </>
  );
}

function Audience({ record, level }: { record: AudienceOf; level: number }) {
  const { t } = useTranslation('confidentiality');
  const names = useConfidentialityNames();
  const audience = useAudience(record, 'none');
  return (
    <p role="status">
      {[names.level(level), audience && t('audience.line', { names: audience(level) })].filter(Boolean).join(dot)}
    </p>
  );
}
