import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { PhoneNumber } from '@libretto/design-system/phone-number';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useLock } from '../../shared/records/use-lock.ts';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import type { ContactDraft } from './contact-form.ts';
import {
  type Contact,
  type ContactKind,
  contactLists,
  contactsQuery,
  contactTypes,
  saveContact,
  saveOf,
} from './contacts.queries.ts';
import { useContactDeletion } from './use-contact-deletion.ts';

export const contactDialog = async () => (await import('./contact-dialog.tsx')).ContactDialog;

// Three small pictures have room on any phone.
const allActions = ['edit', 'lock', 'delete'];

export interface ContactListProps {
  kind: ContactKind;
  patient: Patient;
  draft: DraftHandle<ContactDraft>;
}

export function ContactList({ kind, patient, draft }: ContactListProps) {
  const { t } = useTranslation('contacts');
  const row = useRowActions();
  const query = contactsQuery(kind, patient.id_utente);
  const { data, isPending, error, refetch } = useQuery(query);
  const editor = useLazyDialog(contactDialog);
  const lock = useLock<Contact>({
    kind: 'contact',
    patient,
    idOf: ({ id_contatto }) => id_contatto,
    nameOf: ({ contatto_nominativo }) => contatto_nominativo,
    levelOf: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    // It takes the name and the number along, which may have become others meanwhile.
    save: (contact, id_livello_confidenzialita) =>
      saveContact(kind, { ...saveOf(contact), id_livello_confidenzialita }, contact.versione).finally(() =>
        queryClient.invalidateQueries({ queryKey: query.queryKey }),
      ),
  });
  const remove = useContactDeletion(kind, patient.id_utente);
  const columns = useColumns(kind);
  const contacts = data?.filter((contact) => contact.id_contatto_tipologia !== contactTypes.deleted) ?? [];

  const edit = (contact?: Contact) => void editor.open({ kind, patient, contact, draft });

  const actions: ListAction<Contact>[] = [row.edit(edit), lock.action, row.remove(remove)];

  return (
    <>
      <CollapsibleList
        name={contactLists[kind]}
        title={t(`${kind}.title`)}
        subtitle={t(`${kind}.subtitle`)}
        rows={contacts}
        rowId={(contact) => contact.id_contatto}
        columns={columns}
        actions={actions}
        mobileActions={allActions}
        add={{ label: t(`${kind}.add`), loading: editor.loading, onSelect: () => edit() }}
        noData={t(`${kind}.none`)}
        loading={isPending}
        error={error ? t('notLoaded') : undefined}
        onRetry={() => void refetch()}
      />
      {editor.element}
      {lock.element}
    </>
  );
}

function useColumns(kind: ContactKind): ListColumn<Contact>[] {
  const { t } = useTranslation('contacts');
  const names = useConfidentialityNames();
  return useMemo(
    () => [
      { id: 'contatto_nominativo', header: t('name'), sortable: true },
      { id: 'tipologia_nome', header: t('type'), value: () => t(`${kind}.type`) },
      {
        id: 'contatto_telefono',
        header: t('phone'),
        cell: ({ contatto_telefono: phone }) => <PhoneNumber number={phone} />,
      },
      {
        id: 'id_livello_confidenzialita',
        header: t('level'),
        value: (contact) => names.level(contact.id_livello_confidenzialita),
        cell: (contact) => <ConfidentialityBadge level={contact.id_livello_confidenzialita} />,
      },
    ],
    [t, names, kind],
  );
}
