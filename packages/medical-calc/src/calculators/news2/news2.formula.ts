import type { News2Inputs } from './news2.shape.ts';

/** At 93% and above scale 2 depends on the oxygen: too much of it is a danger to the people that the scale is for. */
function spo2Points(spo2: number, scale: 1 | 2, onOxygen: boolean): number {
  if (scale === 1) return spo2 <= 91 ? 3 : spo2 <= 93 ? 2 : spo2 <= 95 ? 1 : 0;
  if (spo2 <= 87) return spo2 <= 83 ? 3 : spo2 <= 85 ? 2 : 1;
  if (spo2 <= 92 || !onOxygen) return 0;
  return spo2 <= 94 ? 1 : spo2 <= 96 ? 2 : 3;
}

/**
 * The points of NEWS2, unchecked: whole numbers, and the temperature to a tenth of a degree.
 *
 * Royal College of Physicians. National Early Warning Score (NEWS) 2, 2017.
 */
export function news2Formula(given: News2Inputs) {
  const { respiratoryRate: rate, systolicBpMmHg: pressure, pulse, temperatureC: degrees } = given;
  return {
    respiratoryRatePoints: rate <= 8 ? 3 : rate <= 11 ? 1 : rate <= 20 ? 0 : rate <= 24 ? 2 : 3,
    spo2Points: spo2Points(given.spo2, given.spo2Scale, given.onOxygen),
    oxygenPoints: given.onOxygen ? 2 : 0,
    systolicBpPoints: pressure <= 90 ? 3 : pressure <= 100 ? 2 : pressure <= 110 ? 1 : pressure <= 219 ? 0 : 3,
    pulsePoints: pulse <= 40 ? 3 : pulse <= 50 ? 1 : pulse <= 90 ? 0 : pulse <= 110 ? 1 : pulse <= 130 ? 2 : 3,
    consciousnessPoints: given.consciousness === 'A' ? 0 : 3,
    temperaturePoints: degrees <= 35 ? 3 : degrees <= 36 ? 1 : degrees <= 38 ? 0 : degrees <= 39 ? 1 : 2,
  };
}
