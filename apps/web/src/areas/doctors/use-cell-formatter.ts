import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useTranslation } from 'react-i18next';
import { dot } from '../../shared/formats/dot.ts';
import type { PrivacyArea, PrivacyCell, PrivacyMap } from './privacy.queries.ts';

type CountedCell = Pick<PrivacyCell, 'numero' | 'medici'>;

export interface CellFormatter {
  /** Undefined without any doctor. */
  who: (cell: CountedCell) => string | undefined;
  /** Who sees these cells together, each doctor by name. Undefined without any doctor. */
  readers: (cells: readonly CountedCell[]) => string | undefined;
  isVisible: (cell: PrivacyCell) => boolean;
  place: (area: PrivacyArea['area'], cell: PrivacyCell) => string;
}

export function useCellFormatter({ medici }: PrivacyMap, doctor: number | undefined): CellFormatter {
  const { t } = useTranslation('doctors');
  const { t: tKinds } = useTranslation('record-kinds');
  const names = useConfidentialityNames();
  const seenBy = (cell: CountedCell) =>
    doctor === undefined ? cell.medici : cell.medici.filter(({ id_cpp }) => id_cpp === doctor);

  function who(cell: CountedCell): string | undefined {
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

  function readers(cells: readonly CountedCell[]): string | undefined {
    const sum = sumOf(cells, medici);
    const reading = sum.medici.filter(({ visti }) => visti > 0 || sum.numero === 0);
    if (doctor !== undefined || reading.length === 0) return who({ ...sum, medici: reading });
    return reading
      .map(({ id_cpp, visti }) => {
        const name = medici.find((one) => one.id_cpp === id_cpp)?.fullname ?? '';
        return visti === sum.numero ? name : t('privacy.watcher', { name, seen: visti, count: sum.numero });
      })
      .join(dot);
  }

  return {
    who,
    readers,
    isVisible: (cell) => seenBy(cell).length > 0,
    place: (area, cell) => `${tKinds(`areas.${area}`)}, ${names.level(cell.livello)}`,
  };
}

function sumOf(cells: readonly CountedCell[], medici: PrivacyMap['medici']): CountedCell {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    numero: sum(cells.map(({ numero }) => numero)),
    medici: medici.flatMap(({ id_cpp }) => {
      const seen = cells.flatMap((cell) => cell.medici.filter((one) => one.id_cpp === id_cpp));
      return seen.length > 0 ? [{ id_cpp, visti: sum(seen.map(({ visti }) => visti)) }] : [];
    }),
  };
}
