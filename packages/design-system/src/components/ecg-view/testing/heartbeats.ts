/** Millivolts per unit of the samples that `heartbeats` returns. */
export const scale = 0.005;

/** P, Q, R, S and T as Gaussians: seconds after the start of the beat, height in mV, width in seconds. */
const waves = [
  [0.16, 0.12, 0.025],
  [0.26, -0.12, 0.01],
  [0.29, 1.15, 0.011],
  [0.32, -0.24, 0.011],
  [0.52, 0.3, 0.045],
] as const;

export function heartbeats(seconds: number, sampleRate: number, beat = 0.8): Int16Array {
  const one = Float64Array.from({ length: Math.round(beat * sampleRate) }, (_, index) => {
    const time = index / sampleRate;
    return waves.reduce((sum, [at, high, wide]) => sum + high * Math.exp(-((time - at) ** 2) / (2 * wide * wide)), 0);
  });
  const samples = new Int16Array(Math.round(seconds * sampleRate));
  for (let index = 0; index < samples.length; index += 1) {
    const tremor = 0.02 * Math.sin(index * 0.7) + 0.05 * Math.sin(index / sampleRate);
    samples[index] = Math.round(((one[index % one.length] ?? 0) + tremor) / scale);
  }
  return samples;
}
