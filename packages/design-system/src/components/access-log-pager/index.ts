export { accessLogPagerMessages } from './access-log-pager.messages.ts';
export {
  type AccessLogColumn,
  type AccessLogEntry,
  AccessLogPager,
  type AccessLogPagerProps,
} from './access-log-pager.tsx';
