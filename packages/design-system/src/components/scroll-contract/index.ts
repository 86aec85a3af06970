export { scrollContractMessages } from './scroll-contract.messages.ts';
export { ScrollContract, type ScrollContractProps } from './scroll-contract.tsx';
