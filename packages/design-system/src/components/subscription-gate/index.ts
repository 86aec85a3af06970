export { subscriptionGateMessages } from './subscription-gate.messages.ts';
export {
  type GatedControl,
  SubscriptionGate,
  SubscriptionGatePage,
  type SubscriptionGatePageProps,
  type SubscriptionGateProps,
} from './subscription-gate.tsx';
export {
  type SubscriptionGateControl,
  type SubscriptionGateOptions,
  useSubscriptionGate,
} from './use-subscription-gate.tsx';
