/**
 * QT interval in ms as it would be at 60 beats per minute, unchecked: QT over the square root of the RR interval in seconds.
 *
 * Bazett HC. Heart 1920;7:353-370, doi:10.1111/j.1542-474X.1997.tb00325.x.
 */
export function qtcBazettFormula(qtMs: number, heartRate: number): number {
  return qtMs / Math.sqrt(60 / heartRate);
}
