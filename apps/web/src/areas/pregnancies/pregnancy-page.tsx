import { useTranslation } from 'react-i18next';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { usePregnancyActions } from './use-pregnancy-actions.ts';

export function PregnancyPage({ id }: { id: number }) {
  const { t } = useTranslation('pregnancies');
  const formats = useFormats();
  const { rows, getName, actions, editor, lockElement } = usePregnancyActions({ list: 'gravidanze', stay: true });
  const pregnancy = useDetailRow('pregnancy', rows, ({ id_gravidanza }) => id_gravidanza === id);
  if (pregnancy === undefined) return <MissingRecord kind="pregnancy" deleted={undefined} />;
  const { inizio_gravidanza, fine_gravidanza, esito, sesso_bambino, eta, note_gravidanza } = pregnancy;
  return (
    <DetailPage
      kind="pregnancy"
      id={id}
      row={pregnancy}
      title={getName(pregnancy)}
      state={[
        [inizio_gravidanza, fine_gravidanza]
          .filter((day) => day !== null)
          .map((day) => formats.date(day))
          .join(' – '),
        esito === null ? t('running') : t(`outcomes.${esito}`),
      ]}
      level={pregnancy.id_livello_confidenzialita ?? strictest}
      values={[
        { term: t('fields.eta'), value: eta },
        { term: t('fields.sesso_bambino'), value: sesso_bambino && t(`sexes.${sesso_bambino}`) },
        { term: t('fields.note_gravidanza'), value: note_gravidanza },
      ]}
      actions={actions}
      loading={editor.opening !== undefined}
      dialogs={
        <>
          {editor.element}
          {lockElement}
        </>
      }
    />
  );
}
