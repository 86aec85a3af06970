import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './privacy.css.ts';
import type { Level, PrivacyArea, PrivacyCell, PrivacyMap } from './privacy.queries.ts';
import type { CellFormatter } from './use-cell-formatter.ts';

export interface PrivacyLayoutProps {
  map: PrivacyMap;
  formatter: CellFormatter;
  onOpen: (area: PrivacyArea, level: Level | undefined) => void;
}

const levels: readonly Level[] = [1, 2, 3, 4, 5, 6];
export const countRecords = ({ livelli }: PrivacyArea) => livelli.reduce((sum, { numero }) => sum + numero, 0);

const hasRecords = (area: PrivacyArea) => countRecords(area) > 0;

export function PrivacyTable({ map, formatter, onOpen }: PrivacyLayoutProps) {
  const { t } = useTranslation('doctors');
  const names = useConfidentialityNames();
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table} aria-label={t('privacy.title')}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('privacy.area')}
            </th>
            {levels.map((level) => (
              <th key={level} scope="col" className={styles.head}>
                {names.level(level)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.aree.map((area) => (
            <tr key={area.area} className={styles.row}>
              <th scope="row" className={styles.area}>
                <AreaName area={area} onOpen={onOpen} />
              </th>
              {area.livelli.map((cell) => (
                <td key={cell.livello} className={styles.cell} data-empty={cell.numero === 0}>
                  <Cell {...{ area, cell, formatter, onOpen }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AreaName({ area, onOpen }: { area: PrivacyArea } & Pick<PrivacyLayoutProps, 'onOpen'>) {
  const { t: tKinds } = useTranslation('record-kinds');
  return (
    <>
      {tKinds(`areas.${area.area}`)}
      <NoPadlock area={area} />
      <ChangeAll {...{ area, onOpen }} />
    </>
  );
}

function NoPadlock({ area }: { area: PrivacyArea }) {
  const { t } = useTranslation('doctors');
  return !area.lucchetto && <span className={styles.muted}>{t('privacy.noPadlock')}</span>;
}

function ChangeAll({ area, onOpen }: { area: PrivacyArea } & Pick<PrivacyLayoutProps, 'onOpen'>) {
  const { t } = useTranslation('doctors');
  const { t: tKinds } = useTranslation('record-kinds');
  if (!area.lucchetto || countRecords(area) === 0) return null;
  return (
    <button type="button" className={styles.more} onClick={() => onOpen(area, undefined)}>
      {t('privacy.changeAll')}
      <VisuallyHidden>: {tKinds(`areas.${area.area}`)}</VisuallyHidden>
    </button>
  );
}

interface CellProps extends Pick<PrivacyLayoutProps, 'formatter' | 'onOpen'> {
  area: PrivacyArea;
  cell: PrivacyCell;
}

function Cell({ area, cell, formatter, onOpen }: CellProps) {
  const { t } = useTranslation('doctors');
  if (cell.numero === 0 && !area.lucchetto) {
    return (
      <div className={styles.content}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('privacy.never')}</VisuallyHidden>
      </div>
    );
  }
  const Icon = formatter.isVisible(cell) ? Eye : EyeOff;
  const who = formatter.who(cell);
  const content = (
    <>
      <span className={styles.count}>
        {cell.numero} <VisuallyHidden>{t('privacy.recordsAloud', { count: cell.numero })}</VisuallyHidden>
      </span>
      {who !== undefined && (
        <span className={styles.visibility} data-seen={formatter.isVisible(cell)}>
          <VisuallyHidden>, </VisuallyHidden>
          <Icon className={styles.icon} aria-hidden="true" />
          <span>{who}</span>
        </span>
      )}
    </>
  );
  if (cell.numero === 0 || !area.lucchetto) return <div className={styles.content}>{content}</div>;
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(area, cell.livello)}>
      <VisuallyHidden>{formatter.place(area.area, cell)}: </VisuallyHidden>
      {content}
    </button>
  );
}

/** Without areas that have no entries: a screen of zeros says nothing. */
export function PrivacyCards({ map, formatter: given, onOpen }: PrivacyLayoutProps) {
  const { t } = useTranslation('doctors');
  const { t: tKinds } = useTranslation('record-kinds');
  // A card has the room for names that a column of the table lacks.
  const formatter: CellFormatter = { ...given, who: (cell) => given.readers([cell]) };
  return (
    <ul className={styles.cards} aria-label={t('privacy.title')}>
      {map.aree.filter(hasRecords).map((area) => {
        const [empty, filled] = [
          area.livelli.filter(({ numero }) => numero === 0),
          area.livelli.filter(({ numero }) => numero > 0),
        ];
        return (
          <li key={area.area} className={styles.card}>
            <details>
              <summary className={styles.cardLine}>
                <h2 className={styles.cardTitle}>{tKinds(`areas.${area.area}`)}</h2>
                <span className={styles.count}>
                  {countRecords(area)}{' '}
                  <VisuallyHidden>{t('privacy.recordsAloud', { count: countRecords(area) })}</VisuallyHidden>
                </span>
                <span className={styles.cardDetail}>
                  {formatter.readers(filled)}
                  <NoPadlock area={area} />
                </span>
              </summary>
              <div className={styles.cardLevels}>
                <ChangeAll {...{ area, onOpen }} />
                <LevelRows {...{ area, formatter, onOpen }} cells={filled} />
                {area.lucchetto && empty.length > 0 && (
                  <details>
                    <summary className={styles.summary}>
                      {t('privacy.emptyLevels', { count: empty.length })}
                      <VisuallyHidden>: {tKinds(`areas.${area.area}`)}</VisuallyHidden>
                    </summary>
                    <LevelRows {...{ area, formatter, onOpen }} cells={empty} />
                  </details>
                )}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function LevelRows({ cells, ...rest }: Omit<CellProps, 'cell'> & { cells: PrivacyCell[] }) {
  if (cells.length === 0) return null;
  return (
    <ul className={styles.levels}>
      {cells.map((cell) => (
        <li key={cell.livello} className={styles.level}>
          <ConfidentialityBadge level={cell.livello} />
          <Cell {...rest} cell={cell} />
        </li>
      ))}
    </ul>
  );
}
