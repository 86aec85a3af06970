import { loadMessages } from '../i18n/i18n.ts';

/** For `useLazyDialog`: the report is fetched, with its words, when it is first asked for. */
export const reactionReportDialog = async () => {
  const [{ ReactionReportDialog }] = await Promise.all([
    import('./reaction-report-dialog.tsx'),
    loadMessages(['reactions', 'records']),
  ]);
  return ReactionReportDialog;
};
