import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AttachFile, useAttachments } from './index.ts';

function Form() {
  const attachments = useAttachments({
    maxBytes: 10,
    begin: 'on-call',
    upload: async ({ name }) => {
      if (name === 'b.txt') throw new Error('503');
    },
  });
  return (
    <>
      <AttachFile
        label="File"
        name="file"
        attachments={attachments}
        renderDetails={({ file }) => <input aria-label={`Tipo di ${file.name}`} />}
        describeError={(error, { file }) => `${file.name}: ${error instanceof Error ? error.message : ''}`}
      />
      <button type="button" onClick={() => void attachments.start()}>
        Salva
      </button>
    </>
  );
}

const file = (name: string, text: string) => new File([text], name, { type: 'text/plain' });

it('renders details for pending files only and shows each error', async () => {
  render(<Form />);
  fireEvent.change(screen.getByLabelText(/^File.*Scegli/, { selector: 'input' }), {
    target: { files: [file('a.txt', 'a'), file('b.txt', 'bb'), file('c.txt', 'far too long')] },
  });
  expect(screen.getByLabelText('Tipo di a.txt')).not.toBeNull();
  expect(screen.getByLabelText('Tipo di b.txt')).not.toBeNull();
  expect(screen.queryByLabelText('Tipo di c.txt')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('b.txt: 503')).not.toBeNull();
  expect(screen.queryByLabelText('Tipo di a.txt')).toBeNull();
  expect(screen.getByLabelText('Tipo di b.txt')).not.toBeNull();
});
