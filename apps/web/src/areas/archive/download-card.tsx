import { PasswordProof as maxLengths } from '@libretto/api-client/max-lengths';
import type { Schema } from '@libretto/api-client/schema';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { ProgressBar } from '@libretto/design-system/progress';
import { TextField } from '@libretto/design-system/text-field';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useSizeFormat } from '../../shared/formats/use-size.ts';
import { useCheckedForm } from '../../shared/forms/use-checked-form.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { useFocusFallback } from '../../shared/page/use-focus-fallback.ts';
import * as styles from './archive.css.ts';
import { type DownloadState, useArchiveDownload } from './use-archive-download.ts';

export function DownloadCard({ archive: { voci, file, byte } }: { archive: Schema<'Archive'> }) {
  const { t } = useTranslation('archive');
  const size = useSizeFormat();
  const { state, start, cancel } = useArchiveDownload();
  const { form, bind, formProps, refuse } = useCheckedForm({
    initial: { password: '' },
    schema: v.object({ password: v.pipe(v.string(), v.nonEmpty(t('download.required'))) }),
    onSubmit: async ({ password }) => {
      const onWrongPassword = () => refuse([{ name: 'password', text: t('download.wrong') }]);
      await start({ password, language: currentLanguage(), onWrongPassword });
    },
  });
  const running = state.is === 'running';
  const retry = useRef<HTMLButtonElement>(null);
  // The focused button disappears when the download is cancelled.
  useFocusFallback(running, retry);

  return (
    <Card title={t('download.title')} icon={<Download />}>
      <div className={styles.content}>
        <p>{t('download.text')}</p>
        <p className={styles.amount}>{t('download.amount', { count: voci, files: file, size: size(byte) })}</p>
        <Banner tone="warning" title={t('download.private')}>
          {t('download.privateText')}
        </Banner>
        <form className={styles.form} {...formProps}>
          <form.Field name="password">
            {(field) => (
              <TextField
                {...bind(field)}
                label={t('download.password')}
                hint={t('download.passwordHint')}
                type="password"
                autoComplete="current-password"
                maxLength={maxLengths.password}
                required
              />
            )}
          </form.Field>
          {/* The response is streamed, so its total size is only estimated. */}
          {running && <ProgressBar label={t('download.running')} value={toProgress(state.loaded, byte)} />}
          <div className={styles.actions}>
            <Button ref={retry} type="submit" variant="primary" loading={running}>
              {t('download.start')}
            </Button>
            {running && <Button onClick={cancel}>{t('download.cancel')}</Button>}
          </div>
        </form>
        <Outcome state={state} />
      </div>
    </Card>
  );
}

/** Stays below 100 % until done, because the total is an estimate. */
const toProgress = (loaded: number, whole: number) => Math.min(loaded / Math.max(whole, 1), 0.99);

function Outcome({ state }: { state: DownloadState }) {
  const { t } = useTranslation('archive');
  const size = useSizeFormat();
  if (state.is === 'done') {
    return (
      <Banner tone="success" title={t('download.done')} announce>
        {t('download.doneText', { name: state.name, size: size(state.bytes) })}
      </Banner>
    );
  }
  if (state.is === 'tooMany') return <Banner tone="danger" title={t('download.tooMany')} announce />;
  if (state.is !== 'cancelled' && state.is !== 'failed') return null;
  return (
    <Banner tone={state.is === 'failed' ? 'danger' : 'info'} title={t(`download.${state.is}`)} announce>
      {t(`download.${state.is}Text`)}
    </Banner>
  );
}
