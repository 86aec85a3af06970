import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Download,
  EllipsisVertical,
  ExternalLink,
  Eye,
  Info,
  Lock,
  Paperclip,
  Pencil,
  Plus,
  Printer,
  Save,
  Search,
  Trash2,
  TriangleAlert,
  Upload,
  X,
} from 'lucide-react';
import { vars } from '../../packages/design-system/src/theme/index.ts';

const meanings = [
  { name: 'Plus', Icon: Plus, meaning: 'Add' },
  { name: 'Pencil', Icon: Pencil, meaning: 'Edit' },
  { name: 'Trash2', Icon: Trash2, meaning: 'Delete' },
  { name: 'Save', Icon: Save, meaning: 'Save' },
  { name: 'Download', Icon: Download, meaning: 'Download' },
  { name: 'Upload', Icon: Upload, meaning: 'Upload' },
  { name: 'Printer', Icon: Printer, meaning: 'Print' },
  { name: 'Eye', Icon: Eye, meaning: 'Show, preview' },
  { name: 'Search', Icon: Search, meaning: 'Search' },
  { name: 'X', Icon: X, meaning: 'Close, remove' },
  { name: 'EllipsisVertical', Icon: EllipsisVertical, meaning: 'More actions' },
  { name: 'ChevronDown', Icon: ChevronDown, meaning: 'Open a list or menu' },
  { name: 'ExternalLink', Icon: ExternalLink, meaning: 'Opens another site' },
  { name: 'Paperclip', Icon: Paperclip, meaning: 'Attachment' },
  { name: 'Lock', Icon: Lock, meaning: 'Padlock: confidentiality level' },
  { name: 'Info', Icon: Info, meaning: 'Information' },
  { name: 'CircleCheck', Icon: CircleCheck, meaning: 'Success' },
  { name: 'TriangleAlert', Icon: TriangleAlert, meaning: 'Warning' },
  { name: 'CircleAlert', Icon: CircleAlert, meaning: 'Error' },
];

export function IconGallery() {
  return (
    <Unstyled>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
          gap: '1rem',
          padding: 0,
          listStyle: 'none',
          color: vars.color.text,
        }}
      >
        {meanings.map(({ name, Icon, meaning }) => (
          <li key={name} style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
            <Icon aria-hidden="true" />
            <span>
              <strong>{meaning}</strong>
              <br />
              <code>{name}</code>
            </span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
