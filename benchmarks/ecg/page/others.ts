/// <reference types="vite/client" />
import { Chart, Decimation, LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { type Candidate, height, type Recording, width } from './candidate.ts';

/** Keeps the visible range within the recording. */
function createWindow(seconds: number, show: (from: number, to: number) => void) {
  let [from, length] = [0, seconds];
  return {
    zoom(factor: number) {
      from += (length - length / factor) / 2;
      length /= factor;
      show(from, from + length);
    },
    pan(pixels: number) {
      from = Math.max(0, Math.min(seconds - length, from + (pixels / width) * length));
      show(from, from + length);
    },
  };
}

export function uplot(host: HTMLElement, { samples, sampleRate }: Recording): Candidate {
  const times = new Float64Array(samples.length);
  for (let index = 0; index < times.length; index += 1) times[index] = index / sampleRate;
  const plot = new uPlot(
    {
      width,
      height,
      scales: { x: { time: false }, y: { range: [-650, 650] } },
      series: [{}, { stroke: 'black', width: 1, points: { show: false } }],
      legend: { show: false },
    },
    // The library draws any numeric list; its types are narrower.
    [times, samples] as never,
    host,
  );
  const seconds = samples.length / sampleRate;
  const view = createWindow(seconds, (min, max) => plot.setScale('x', { min, max }));
  return { ...view, close: () => plot.destroy() };
}

Chart.register(LineController, LineElement, PointElement, LinearScale, Decimation);

export function chartjs(host: HTMLElement, { samples, sampleRate }: Recording): Candidate {
  const box = document.createElement('div');
  box.style.cssText = `width:${width}px;height:${height}px`;
  const canvas = document.createElement('canvas');
  box.append(canvas);
  host.append(box);
  const seconds = samples.length / sampleRate;
  const chart = new Chart(canvas, {
    type: 'line',
    data: {
      datasets: [
        {
          data: Array.from(samples, (y, index) => ({ x: index / sampleRate, y })),
          parsing: false,
          normalized: true,
          borderWidth: 1,
          borderColor: 'black',
          pointRadius: 0,
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      plugins: { decimation: { enabled: true, algorithm: 'min-max' } },
      scales: { x: { type: 'linear', min: 0, max: seconds }, y: { min: -650, max: 650 } },
    },
  });
  const view = createWindow(seconds, (min, max) => {
    Object.assign(chart.options.scales?.x ?? {}, { min, max });
    chart.update('none');
  });
  return { ...view, close: () => chart.destroy() };
}
