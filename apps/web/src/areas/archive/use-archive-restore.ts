import * as operations from '@libretto/api-client/operations';
import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { upload } from '@libretto/api-client/upload';
import { useAttachments } from '@libretto/design-system/attach-file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import { refreshEverything } from './archive.queries.ts';

export type Restored = Schema<'ArchiveRestored'>;

const maxBytes = 1_000_000_000;
const reasons = ['damaged', 'newer', 'foreign', 'too-large', 'row', 'content', 'not-empty', 'quota-exceeded'] as const;
type Reason = (typeof reasons)[number] | 'permission' | 'connection' | 'unknown';

function toReason(error: unknown): Reason {
  if (error instanceof ConnectionError) return 'connection';
  if (!(error instanceof ProblemError)) return 'unknown';
  if (error.status === 413) return 'too-large';
  if (error.status === 403) return 'permission';
  const codes = [error.code, ...error.errors.map(({ code }) => code)];
  return reasons.find((known) => codes.includes(known)) ?? 'unknown';
}

export function useArchiveRestore() {
  const { t } = useTranslation('archive');
  const [restored, setRestored] = useState<Restored>();
  const [checking, setChecking] = useState(false);

  const attachments = useAttachments({
    accept: [{ label: t('restore.zip'), types: ['application/zip', '.zip'] }],
    maxFiles: 1,
    maxBytes,
    begin: 'on-call',
    upload: async (file, options) => {
      const id_caricamento = await upload(api, file, { ...options, archive: true });
      setChecking(true);
      try {
        const { signal } = options;
        setRestored(await api.call(operations.restoreArchive, { body: { id_caricamento } }, { signal }));
      } finally {
        setChecking(false);
      }
    },
  });

  function describeError(error: unknown): string {
    console.warn('An archive could not be restored', error);
    const reason = toReason(error);
    const where = error instanceof ProblemError ? error.errors[0]?.message : undefined;
    const parts = [t(`restore.reasons.${reason}`)];
    if ((reason === 'row' || reason === 'content') && where) parts.push(t('restore.where', { where }));
    if (reason !== 'connection') parts.push(t('restore.nothing'));
    return parts.join(' ');
  }

  async function start(): Promise<void> {
    if (await attachments.start()) await refreshEverything();
  }

  return { attachments, restored, checking, describeError, start };
}
