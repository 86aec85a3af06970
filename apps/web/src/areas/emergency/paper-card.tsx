import { useTranslation } from 'react-i18next';
import { type Part, parts, type StoredCard } from '../../shared/emergency/stored-card.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { QrCode } from '../../shared/qr/qr-code.tsx';
import { cardText } from './card-text.ts';
import * as styles from './paper-card.css.ts';
import { useCardFormatter } from './use-card-formatter.ts';

/** The QR code has a panel of its own. */
const panels: readonly (readonly Part[])[] = [
  ['identita', 'gruppo', 'gravidanza', 'donatore', 'contatti'],
  ['allergie', 'farmaci_vietati'],
  ['terapie', 'diagnosi'],
];

/** Print only: four panels of bank-card size to be folded twice. Overflowing content makes a panel longer. */
export function PaperCard({ kept: { card, parts: chosen } }: { kept: StoredCard }) {
  const { t } = useTranslation('emergency');
  const { moment } = useFormats();
  const { toLines } = useCardFormatter();
  const [front, ...rest] = panels.map((face, index) => (
    <div key={face.join()} className={styles.panel}>
      {index === 0 && (
        <p className={styles.title}>
          {t('title')} · 112
          <span className={styles.date}>{t('asOf', { date: moment(card.aggiornata) })}</span>
        </p>
      )}
      {parts
        .filter((part) => face.includes(part) && chosen.includes(part))
        .map((part) => ({ part, lines: toLines(part, card) }))
        .filter(({ part, lines }) => part !== 'gravidanza' || lines.length > 0)
        .map(({ part, lines }) => (
          <p key={part} className={styles.part}>
            {part !== 'identita' && <strong>{t(`parts.${part}`)}: </strong>}
            {lines.length > 0 ? lines.join('; ') : t('nothing')}
          </p>
        ))}
    </div>
  ));
  return (
    <div className={styles.printedCard} data-paper="">
      {front}
      <div className={styles.code}>
        <QrCode value={cardText(card)} label={t('code.label')} />
      </div>
      {rest}
    </div>
  );
}
