export { metricMessages } from './metric.messages.ts';
export { Metric, type MetricProps, type MetricRange, type MetricTrend } from './metric.tsx';
export { MetricGroup, type MetricGroupProps } from './metric-group.tsx';
