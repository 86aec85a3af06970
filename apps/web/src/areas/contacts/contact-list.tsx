import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useQuery } from '@tanstack/react-query';
import { Lock, Pencil, Phone, Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useLock } from '../../shared/confidentiality/use-lock.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { type Contact, type ContactKind, contactsQuery, contactTypes, saveContact, saveOf } from './contacts.queries.ts';
import { useContactDeletion } from './use-contact-deletion.ts';

const contactDialog = async () => (await import('./contact-dialog.tsx')).ContactDialog;

export interface ContactListProps {
  kind: ContactKind;
  patient: Patient;
}

export function ContactList({ kind, patient }: ContactListProps) {
  return <></>;
}
