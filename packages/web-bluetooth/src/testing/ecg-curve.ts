/** CheckMe Pro file version 1.1: two bytes of heart rate per second, 250 samples per second and one extra. */
export function ecgCurve(seconds: number): Uint8Array {
  const samples = seconds * 250 + 1;
  const bytes = new Uint8Array(21 + seconds * 2 + samples * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, seconds * 2, true);
  view.setUint32(2, samples * 2, true);
  view.setUint16(6, 71, true);
  view.setUint16(10, 92, true);
  view.setUint16(14, 405, true);
  view.setUint8(17, 1);
  view.setUint16(19, 380, true);
  for (let second = 0; second < seconds; second += 1) view.setUint16(21 + second * 2, 70 + (second % 3), true);
  for (let at = 0; at < samples; at += 1) {
    view.setInt16(21 + seconds * 2 + at * 2, Math.round(600 * Math.sin(at / 9) * ((at % 211) / 211)), true);
  }
  return bytes;
}
