import { ProposalAnswer as maxLengths } from '@libretto/api-client/max-lengths';
import { TextArea } from '@libretto/design-system/text-area';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { answerProposal, isAnswered, type Proposal, refreshProposals } from './proposals.queries.ts';

interface DeclineDialogProps {
  proposal: Proposal;
  onDeclined: () => void;
  onClose: () => void;
}

export function DeclineDialog({ proposal, onDeclined, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('proposals');
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: { motivo: '' },
    schema: v.object({ motivo: v.pipe(v.string(), v.maxLength(maxLengths.motivo, t('errors.long'))) }),
    save: async ({ motivo }) => {
      const answered = await answerProposal(proposal, { stato: 'rifiutata', motivo: motivo.trim() });
      await refreshProposals();
      return answered;
    },
    question: null,
    done: null,
    failed: (error) => t(isAnswered(error) ? 'failed.answered' : 'failed.other'),
    onSaved: () => {
      onClose();
      onDeclined();
    },
    onFailed: () => void refreshProposals(),
  });
  return (
    <FormDialog
      title={t('decline.title')}
      description={t('decline.text', { name: proposal.autore })}
      submitLabel={t('decline.action')}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <form.Field name="motivo">
        {(field) => (
          <TextArea
            {...bind(field)}
            label={t('decline.reason')}
            hint={t('decline.reasonHint', { name: proposal.autore })}
            rows={3}
            maxLength={maxLengths.motivo}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
