import { loadMessages } from '../i18n/i18n.ts';

export const reactionReportDialog = async () => {
  const [{ ReactionReportDialog }] = await Promise.all([
    import('./reaction-report-dialog.tsx'),
    loadMessages(['reactions', 'records']),
  ]);
  return ReactionReportDialog;
};
