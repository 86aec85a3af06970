export { lineChartMessages } from './line-chart.messages.ts';
export { LineChart, type LineChartProps } from './line-chart.tsx';
export type { ChartPoint, ChartReference, ChartSeries } from './series.ts';
