/**
 * Body surface area in m², unchecked: 0.007184 × height^0.725 × weight^0.425, height in cm and weight in kg.
 *
 * Du Bois D, Du Bois EF. Arch Intern Med 1916;17:863-871, doi:10.1001/archinte.1916.00080130010002.
 */
export function bsaDuBoisFormula(weightKg: number, heightCm: number): number {
  return 0.007184 * heightCm ** 0.725 * weightKg ** 0.425;
}
