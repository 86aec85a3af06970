/**
 * Glasgow coma scale, unchecked: eyes 1 to 4, words 1 to 5, movements 1 to 6.
 *
 * Teasdale G, Jennett B. Lancet 1974;304:81-84, doi:10.1016/S0140-6736(74)91639-0.
 */
export function gcsFormula(eye: number, verbal: number, motor: number): number {
  return eye + verbal + motor;
}
