type Ascites = 'none' | 'mild' | 'moderate-severe';
type Encephalopathy = 'none' | 'grade1-2' | 'grade3-4';

/**
 * The points of Child-Pugh, unchecked: bilirubin in mg/dL, albumin in g/dL.
 *
 * Pugh RNH et al. Br J Surg 1973;60:646-649, doi:10.1002/bjs.1800600817; with INR in the place of the prothrombin time.
 */
export function childPughFormula(
  bilirubin: number,
  albumin: number,
  inr: number,
  ascites: Ascites,
  encephalopathy: Encephalopathy,
) {
  return {
    bilirubinPoints: bilirubin < 2 ? 1 : bilirubin <= 3 ? 2 : 3,
    albuminPoints: albumin > 3.5 ? 1 : albumin >= 2.8 ? 2 : 3,
    inrPoints: inr < 1.7 ? 1 : inr <= 2.3 ? 2 : 3,
    ascitesPoints: ascites === 'none' ? 1 : ascites === 'mild' ? 2 : 3,
    encephalopathyPoints: encephalopathy === 'none' ? 1 : encephalopathy === 'grade1-2' ? 2 : 3,
  };
}
