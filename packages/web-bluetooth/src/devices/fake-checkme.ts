import { FakeTransport } from '../transport/fake-transport.ts';
import { checkmeServices } from './checkme-link.ts';
import { EmulatedCheckme, type EmulatedCheckmeOptions } from './emulated-checkme.ts';

/** Returns an emulated CheckMe Pro for tests and demos, and the transport that leads to it. */
export function fakeCheckme(options: EmulatedCheckmeOptions): { transport: FakeTransport; device: EmulatedCheckme } {
  const [endpoints] = checkmeServices;
  if (!endpoints) throw new Error('There is no service to offer.');
  const { write, notify } = endpoints;
  const device = new EmulatedCheckme(options);
  const transport = new FakeTransport('Checkme 0001', {
    [write.service]: {
      [write.characteristic]: {
        write: (bytes) => {
          for (const piece of device.write(bytes)) transport.notify(notify, piece);
        },
      },
      [notify.characteristic]: { notifies: true },
    },
  });
  transport.onClose(() => device.reset());
  return { transport, device };
}
