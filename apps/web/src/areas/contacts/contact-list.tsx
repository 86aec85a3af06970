import * as operations from '@libretto/api-client/operations';
import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { PhoneNumber, usePhoneNumbers } from '@libretto/design-system/phone-number';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { queryClient } from '../../shared/api/api.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import type { RecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import type { ContactDialogProps } from './contact-dialog.tsx';
import {
  type Contact,
  type ContactKind,
  contactLists,
  contactsQuery,
  saveContact,
  toContactSave,
} from './contacts.queries.ts';
import { useContactDeletion } from './use-contact-deletion.ts';

const allActions = ['edit', 'lock', 'delete'];

export interface ContactListProps {
  kind: ContactKind;
  patient: Patient;
  editor: RecordEditor<ContactDialogProps>;
}

export function ContactList({ kind, patient, editor }: ContactListProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('contacts');
  const row = useRowActions();
  const query = contactsQuery(kind, patient.id_utente);
  const { data: contacts = [], isPending, error, refetch } = useQuery(query);
  const lock = useConfidentialityAction<Contact>({
    kind: 'contact',
    patient,
    getId: ({ id_contatto }) => id_contatto,
    getName: ({ contatto_nominativo }) => contatto_nominativo,
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    // Sends name and number too, which may have changed since the menu opened.
    save: (contact, id_livello_confidenzialita) =>
      saveContact(kind, { ...toContactSave(contact), id_livello_confidenzialita }, contact.versione).finally(() =>
        queryClient.invalidateQueries({ queryKey: query.queryKey }),
      ),
  });
  const remove = useContactDeletion(kind, patient.id_utente);
  const columns = useColumns(kind);
  const phone = usePhoneNumbers();
  const edit = (record?: Contact) => editor.open({ record, kind });

  const actions: ListAction<Contact>[] = [row.edit(edit), lock.action, row.remove(remove)];

  return (
    <>
      <CollapsibleList
        name={contactLists[kind]}
        title={t(`${kind}.title`)}
        subtitle={t(`${kind}.subtitle`)}
        rows={contacts}
        rowId={(contact) => contact.id_contatto}
        preview={contacts.slice(0, 2)}
        line={({ contatto_nominativo, contatto_telefono }) => ({
          title: contatto_nominativo,
          text: phone(contatto_telefono).text,
        })}
        columns={columns}
        actions={actions}
        mobileActions={allActions}
        add={{
          label: t(`${kind}.add`),
          hidden: !mayAct(operations.saveEmergencyContact),
          loading: editor.opening?.kind === kind,
          onSelect: () => edit(),
        }}
        noData={t(`${kind}.none`)}
        loading={isPending}
        error={error ? t('notLoaded') : undefined}
        onRetry={() => void refetch()}
      />
      {lock.element}
    </>
  );
}

function useColumns(kind: ContactKind): ListColumn<Contact>[] {
  const { t } = useTranslation('contacts');
  const level = useLevelColumn<Contact>();
  return useMemo(
    () => [
      { id: 'contatto_nominativo', header: t('name'), sortable: true },
      { id: 'tipologia_nome', header: t('type'), value: () => t(`${kind}.type`) },
      {
        id: 'contatto_telefono',
        header: t('phone'),
        cell: ({ contatto_telefono: phone }) => <PhoneNumber number={phone} />,
      },
      level,
    ],
    [t, level, kind],
  );
}
