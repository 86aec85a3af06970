import { useState } from 'react';
import { type CreatedLink, LinkReady } from './link-ready.tsx';
import { PurposeDialog } from './purpose-dialog.tsx';
import { ShareForm, type ShareFormProps } from './share-fields.tsx';

export type ShareDialogProps = Omit<ShareFormProps, 'onCreated'>;

/** Creates a link for a purpose, or by hand. A visit sheet defines its own contents. */
export function ShareDialog({ patient, sheet, instead, onClose }: ShareDialogProps) {
  const [created, setCreated] = useState<CreatedLink>();
  const [fine, setFine] = useState(sheet !== undefined || instead !== undefined);
  if (created !== undefined) return <LinkReady {...created} onClose={onClose} />;
  if (fine) return <ShareForm {...{ patient, sheet, instead, onClose }} onCreated={setCreated} />;
  return <PurposeDialog onFine={() => setFine(true)} onCreated={setCreated} onClose={onClose} />;
}
