import * as operations from '@libretto/api-client/operations';
import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './links.css.ts';
import { type PersonalLink, personalLinksQuery, savePersonalLink } from './links.queries.ts';
import { SiteLink } from './site-link.tsx';

const linkDialog = async () => (await import('./link-dialog.tsx')).LinkDialog;
const mobileActions = ['view', 'delete'];
const getName = ({ name }: PersonalLink) => name;

export function PersonalLinks() {
  const mayAct = useMayAct();
  const { t } = useTranslation('links');
  const locked = useLock('aggiungialtro');
  const row = useRowActions();
  const { userId } = useSession();
  const query = personalLinksQuery(userId);
  const { data: links } = useSuspenseQuery(query);
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const gate = useGate();
  const editor = useLazyDialog(linkDialog);
  const columns = useColumns();
  const remove = useDeletion<PersonalLink>({
    kind: 'link',
    queryKey: query.queryKey,
    getName,
    getId: ({ linkid }) => linkid,
    remove: ({ linkid }) => savePersonalLink({ linkid, status: 'delete' }),
    restore: ({ linkid }) => savePersonalLink({ linkid, deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored'), failed: t('removeFailed') },
  });

  const add = () => gate.run('aggiungialtro', () => void editor.open({ patient, link: undefined }));
  const edit = (link: PersonalLink) => gate.run('modificaaltro', () => void editor.open({ patient, link }));
  const view = ({ link }: PersonalLink) => void window.open(link, '_blank', 'noopener,noreferrer');

  const actions: ListAction<PersonalLink>[] = [
    { id: 'view', label: t('actions.view'), icon: <Eye />, onSelect: view },
    row.edit(edit),
    row.remove(remove),
  ];

  return (
    <>
      <CollapsibleList
        name="link_personali"
        title={t('personal')}
        subtitle={t('personalSubtitle')}
        rows={links}
        rowId={({ linkid }) => linkid}
        rowName={getName}
        preview={links.slice(0, 2)}
        line={({ name, descrizione }) => ({ title: name, text: descrizione })}
        columns={columns}
        actions={actions}
        mobileActions={mobileActions}
        add={{
          label: t('add'),
          locked,
          hidden: !mayAct(operations.savePersonalLink),
          loading: gate.checking || editor.loading,
          onSelect: add,
        }}
        noData={t('none')}
      />
      {editor.element}
      {gate.dialog}
    </>
  );
}

function useColumns(): ListColumn<PersonalLink>[] {
  const { t } = useTranslation('links');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('fields.name'),
        cell: ({ name, link }) => <SiteLink address={link}>{name}</SiteLink>,
        sortable: true,
      },
      {
        id: 'descrizione',
        header: t('fields.descrizione'),
        cell: ({ descrizione }) => <span className={styles.text}>{descrizione}</span>,
      },
    ],
    [t],
  );
}
