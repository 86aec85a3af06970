import type { RowConfiguration } from '@libretto/design-system/collapsible-list';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { phoneActions } from '../../shared/records/record-link.tsx';
import type { File, FileListName } from './files.queries.ts';
import { useFileColumns, useTraceColumns } from './use-columns.tsx';
import { useFileActions } from './use-file-actions.tsx';

const allActions = phoneActions('file', [], ['preview', 'download', 'edit', 'lock', 'delete']);

interface FileRowsProps {
  list: FileListName;
  patient: Patient;
  queryKey: QueryKey;
  children: (rows: RowConfiguration<File>) => ReactNode;
}

export function FileRows({ list, patient, queryKey, children }: FileRowsProps) {
  const columns = { kardia: useTraceColumns(), list: useFileColumns() }[list];
  const { actions, dialogs } = useFileActions(patient, queryKey);
  return (
    <>
      {children({ columns, actions, mobileActions: allActions })}
      {dialogs}
    </>
  );
}
