import { defineMessages } from '../../messages/index.ts';

/** Names of pain levels and sides of the body, shared by all components that show drawings. */
export const painMessages = defineMessages('pain', {
  it: {
    none: 'Nessuno',
    mild: 'Lieve',
    moderate: 'Moderato',
    intense: 'Intenso',
    strong: 'Forte',
    'very-strong': 'Molto forte',
    legend: 'Legenda',
    view: 'Vista',
    front: 'Fronte',
    back: 'Retro',
    right: 'Destra',
    left: 'Sinistra',
    rightMark: 'D',
    leftMark: 'S',
    regionLevel: (region: string, level: string) => `${region}: ${level}`,
  },
  en: {
    none: 'None',
    mild: 'Mild',
    moderate: 'Moderate',
    intense: 'Intense',
    strong: 'Strong',
    'very-strong': 'Very strong',
    legend: 'Legend',
    view: 'View',
    front: 'Front',
    back: 'Back',
    right: 'Right',
    left: 'Left',
    rightMark: 'R',
    leftMark: 'L',
    regionLevel: (region: string, level: string) => `${region}: ${level}`,
  },
});
