import type { RowConfiguration } from '@libretto/design-system/collapsible-list';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import type { File, FileListName } from './files.queries.ts';
import { useFileColumns, useTraceColumns } from './use-columns.tsx';
import { useFileActions } from './use-file-actions.tsx';

// Five small pictures have room on any phone.
const allActions = ['preview', 'download', 'edit', 'lock', 'delete'];

interface FileRowsProps {
  list: FileListName;
  patient: Patient;
  queryKey: QueryKey;
  children: (rows: RowConfiguration<File>) => ReactNode;
}

/** What can be seen of a file in an open list, and done with it. */
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
