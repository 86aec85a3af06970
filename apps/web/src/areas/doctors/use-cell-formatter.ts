import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useTranslation } from 'react-i18next';
import type { PrivacyArea, PrivacyCell, PrivacyMap } from './privacy.queries.ts';

export interface CellFormatter {
  /** Undefined without any doctor. */
  who: (cell: PrivacyCell) => string | undefined;
  isVisible: (cell: PrivacyCell) => boolean;
  place: (area: PrivacyArea['area'], cell: PrivacyCell) => string;
}

export function useCellFormatter({ medici }: PrivacyMap, doctor: number | undefined): CellFormatter {
  const { t } = useTranslation('doctors');
  const { t: tKinds } = useTranslation('record-kinds');
  const names = useConfidentialityNames();
  const seenBy = (cell: PrivacyCell) =>
    doctor === undefined ? cell.medici : cell.medici.filter(({ id_cpp }) => id_cpp === doctor);

  function who(cell: PrivacyCell): string | undefined {
    if (medici.length === 0) return undefined;
    const [first, ...others] = seenBy(cell);
    if (first === undefined) return t(doctor === undefined ? 'privacy.who.nobody' : 'privacy.who.not');
    if (doctor !== undefined) {
      return cell.numero === 0 || first.visti === cell.numero
        ? t('privacy.who.all')
        : t('privacy.who.some', { seen: first.visti, count: cell.numero });
    }
    if (others.length > 0) return t('privacy.who.doctors', { count: others.length + 1 });
    return medici.find(({ id_cpp }) => id_cpp === first.id_cpp)?.fullname ?? '';
  }

  return {
    who,
    isVisible: (cell) => seenBy(cell).length > 0,
    place: (area, cell) => `${tKinds(`areas.${area}`)}, ${names.level(cell.livello)}`,
  };
}
