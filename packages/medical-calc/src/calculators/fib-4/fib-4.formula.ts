/**
 * FIB-4, unchecked: AST and ALT in U/L, platelets in 10⁹/L.
 *
 * Sterling RK et al. Hepatology 2006;43:1317-1325, doi:10.1002/hep.21178.
 */
export function fib4Formula(age: number, ast: number, alt: number, platelets: number): number {
  return (age * ast) / (platelets * Math.sqrt(alt));
}
