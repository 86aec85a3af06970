import { encode } from 'uqr';
import * as styles from './qr-code.css.ts';

interface QrCodeProps {
  value: string;
  label: string;
}

/** Quiet zone in modules, required by ISO/IEC 18004. */
const quietZone = 4;

/** Dark on light in every theme, because scanners may not read inverted codes. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: 'M', border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
  return (
    <svg
      className={styles.frame}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={path} />
    </svg>
  );
}
