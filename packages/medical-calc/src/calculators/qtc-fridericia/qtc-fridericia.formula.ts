/**
 * QT interval in ms as it would be at 60 beats per minute, unchecked: QT over the cube root of the RR interval in seconds.
 *
 * Fridericia LS. Acta Med Scand 1920;53:469-486, doi:10.1111/j.0954-6820.1920.tb18266.x.
 */
export function qtcFridericiaFormula(qtMs: number, heartRate: number): number {
  return qtMs / Math.cbrt(60 / heartRate);
}
