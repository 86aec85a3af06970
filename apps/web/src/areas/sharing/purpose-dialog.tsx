import { ProblemError } from '@libretto/api-client/problem';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { type Choice, ChoiceList } from '@libretto/design-system/choice-list';
import { Dialog } from '@libretto/design-system/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreaNames } from '../../shared/access/use-area-names.ts';
import { lowerFirst } from '../../shared/access/use-forecast-text.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import type { CreatedLink } from './link-ready.tsx';
import { createCode, forecastLink, type Purpose, purposeBody, purposeLevel, purposes } from './purposes.ts';
import * as styles from './sharing.css.ts';
import { createShare, refreshShares, shareableQuery } from './sharing.queries.ts';

interface PurposeDialogProps {
  onFine: () => void;
  onCreated: (link: CreatedLink) => void;
  onClose: () => void;
}

const fine = 'fine';

export function PurposeDialog({ onFine, onCreated, onClose }: PurposeDialogProps) {
  const { t } = useTranslation('sharing');
  const { t: tAccess } = useTranslation('access');
  const toAreaNames = useAreaNames();
  const { data, isError } = useQuery({ ...shareableQuery(purposeLevel), staleTime: 0 });
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function create(purpose: Purpose) {
    setPending(purpose.name);
    setFailure(undefined);
    const code = createCode();
    const wanted = { label: t(`purposes.${purpose.name}.title`), code, language: currentLanguage() };
    try {
      const { collegamento, id_condivisione } = await createShare(purposeBody(purpose, wanted));
      onCreated({ id: id_condivisione, link: collegamento, code });
      await refreshShares();
    } catch (error) {
      console.warn('A link could not be created', error);
      const isFull = error instanceof ProblemError && error.code === 'too-many';
      setFailure(t(isFull ? 'form.tooMany' : 'form.failed'));
      setPending(undefined);
    }
  }

  function choose(id: string) {
    const purpose = purposes.find(({ name }) => name === id);
    if (purpose) void create(purpose);
    else onFine();
  }

  const count = (purpose: Purpose) => {
    if (data) {
      const areas = toAreaNames(purpose.areas, lowerFirst, purpose.areas.length);
      const { visti: seen, totale: total } = forecastLink(purpose, data.data);
      return `${t('purposes.shows', { areas })} ${tAccess('forecast.sees', { seen, total })}`;
    }
    return tAccess(isError ? 'forecast.failed' : 'forecast.loading');
  };
  const choices: Choice[] = [
    ...purposes.map((purpose) => ({
      id: purpose.name,
      label: t(`purposes.${purpose.name}.title`),
      description: `${t(`purposes.${purpose.name}.rules`)} ${count(purpose)}`,
    })),
    { id: fine, label: t('purposes.fine'), description: t('purposes.fineText') },
  ];

  return (
    <Dialog
      open
      title={t('form.title')}
      description={t('purposes.description')}
      footer={<Button onClick={onClose}>{t('purposes.cancel')}</Button>}
      onClose={onClose}
    >
      <div className={styles.stack}>
        {failure !== undefined && <Banner tone="danger" title={failure} announce />}
        <ChoiceList label={t('purposes.question')} choices={choices} pending={pending} onChoose={choose} />
      </div>
    </Dialog>
  );
}
