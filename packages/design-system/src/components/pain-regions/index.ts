export type { PainMark } from '../pain-canvas/marks.ts';
export { regionMessages } from '../pain-canvas/regions.messages.ts';
export { bodyPartMessages } from './body-parts.messages.ts';
export { PainChangeTable, type PainChangeTableProps } from './pain-change-table.tsx';
export { PainRegionTable, type PainRegionTableProps } from './pain-region-table.tsx';
export { painRegionsMessages } from './pain-regions.messages.ts';
export { PainSummary, type PainSummaryProps } from './pain-summary.tsx';
export { getPainful, levelRank, type PainEntry, type RegionTally, tallyRegions } from './tally.ts';
export { type PainLabels, usePainLabels } from './use-pain-labels.ts';
