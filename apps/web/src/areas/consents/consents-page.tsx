import { Banner } from '@libretto/design-system/banner';
import { useToast } from '@libretto/design-system/toast';
import { ToggleTable } from '@libretto/design-system/toggle-table';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { type Consent, consentsQuery, lockedTreatment, saveConsent } from './consents.queries.ts';

export function ConsentsPage() {
  const { t, i18n } = useTranslation('consents');
  const { userId } = useSession();
  const { data } = useSuspenseQuery(consentsQuery(userId));
  const toasts = useToast();
  const used = data.filter(({ trattamento }) => trattamento.in_uso).map(({ trattamento }) => trattamento.Nome_T);

  async function decide(consent: Consent, value: boolean) {
    const saved = await saveConsent(userId, consent, value);
    const name = consent.trattamento.Nome_T;
    toasts.show({
      message: t(value ? 'given' : 'taken', { name }),
      tone: 'success',
      undo: () => void takeBack(saved, !value),
    });
  }

  async function takeBack(consent: Consent, value: boolean) {
    try {
      await decide(consent, value);
    } catch (error) {
      console.warn('A change of consent could not be undone', error);
      toasts.show({ message: t('failed'), tone: 'danger', undo: () => void takeBack(consent, value) });
    }
  }

  return (
    <Page
      width="list"
      title={t('title')}
      description={t('description')}
      back={<BackLink to="/account">{t('back')}</BackLink>}
    >
      <Banner tone="info" title={t('unusedTitle')}>
        {t('unused', { names: new Intl.ListFormat(i18n.language).format(used) })}
      </Banner>
      <ToggleTable
        label={t('label')}
        headingLevel={2}
        rows={data.map((consent) => ({
          id: String(consent.Id_Trattamento),
          subject: consent.trattamento.Nome_T,
          purpose: consent.trattamento.Finalita_T,
          notice: consent.trattamento.Informativa,
          value: consent.Consenso === 1,
          changedOn: consent.data_consenso && toLocalDateTime(consent.data_consenso),
          lockedReason: consent.Id_Trattamento === lockedTreatment ? t('locked') : undefined,
        }))}
        onToggle={async (id, value) => {
          const consent = data.find(({ Id_Trattamento }) => String(Id_Trattamento) === id);
          if (consent) await decide(consent, value);
        }}
        describeError={() => t('failed')}
      />
    </Page>
  );
}
