// The subset of BlueZ that Chromium uses; everything above it is the browser's own code.
import dbus from 'dbus-next';

const { Message, Variant } = dbus;

export type Property = [signature: string, value: unknown];
export type Interfaces = Record<string, Record<string, Property>>;

const properties = 'org.freedesktop.DBus.Properties';
const objectManager = 'org.freedesktop.DBus.ObjectManager';
export const adapterPath = '/org/bluez/hci0';

/** Handles calls to objects below its path; returns true when it has answered. */
export interface Handler {
  readonly path: string;
  searched(): void;
  handle(message: dbus.Message): boolean;
}

const adapter: Interfaces = {
  'org.bluez.Adapter1': {
    Address: ['s', '00:11:22:33:44:55'],
    AddressType: ['s', 'public'],
    Name: ['s', 'mock'],
    Alias: ['s', 'mock'],
    Class: ['u', 0],
    Powered: ['b', true],
    Discoverable: ['b', false],
    DiscoverableTimeout: ['u', 0],
    Pairable: ['b', true],
    PairableTimeout: ['u', 0],
    Discovering: ['b', false],
    UUIDs: ['as', []],
    Modalias: ['s', 'usb:v1D6Bp0246d0540'],
    Roles: ['as', ['central', 'peripheral']],
  },
  'org.bluez.GattManager1': {},
  'org.bluez.LEAdvertisingManager1': {
    ActiveInstances: ['y', 0],
    SupportedInstances: ['y', 5],
    SupportedIncludes: ['as', []],
  },
};

const variants = (interfaces: Interfaces) =>
  Object.fromEntries(
    Object.entries(interfaces).map(([name, all]) => [
      name,
      Object.fromEntries(Object.entries(all).map(([key, [type, value]]) => [key, new Variant(type, value)])),
    ]),
  );

export class Bluez {
  readonly #bus: dbus.MessageBus;
  readonly #objects = new Map<string, Interfaces>();
  readonly #handlers = new Set<Handler>();
  #asked = false;

  private constructor(bus: dbus.MessageBus) {
    this.#bus = bus;
  }

  static async start(busAddress: string): Promise<Bluez> {
    const bus = dbus.sessionBus({ busAddress });
    const bluez = new Bluez(bus);
    await new Promise<void>((resolve, reject) => {
      bus.on('connect', () => resolve());
      bus.on('error', reject);
    });
    bus.addMethodHandler((message: dbus.Message) => bluez.#handle(message));
    bluez.add('/org/bluez', { 'org.bluez.AgentManager1': {}, 'org.bluez.ProfileManager1': {} });
    bluez.add(adapterPath, structuredClone(adapter));
    await bus.requestName('org.bluez', 0);
    return bluez;
  }

  stop(): void {
    this.#bus.disconnect();
  }

  attach(handler: Handler): void {
    this.#handlers.add(handler);
  }

  detach(handler: Handler): void {
    this.#handlers.delete(handler);
  }

  add(path: string, interfaces: Interfaces): void {
    this.#objects.set(path, interfaces);
    if (this.#asked) this.#signal('/', objectManager, 'InterfacesAdded', 'oa{sa{sv}}', [path, variants(interfaces)]);
  }

  remove(path: string): void {
    const inside = [...this.#objects.keys()].filter((key) => key === path || key.startsWith(`${path}/`));
    for (const key of inside.reverse()) {
      const names = Object.keys(this.#objects.get(key) ?? {});
      this.#objects.delete(key);
      this.#signal('/', objectManager, 'InterfacesRemoved', 'oas', [key, names]);
    }
  }

  set(path: string, name: string, key: string, value: unknown): void {
    const property = this.#objects.get(path)?.[name]?.[key];
    if (!property) return;
    property[1] = value;
    const changed = { [key]: new Variant(property[0], value) };
    this.#signal(path, properties, 'PropertiesChanged', 'sa{sv}as', [name, changed, []]);
  }

  reply(message: dbus.Message, signature = '', body: unknown[] = []): boolean {
    this.#bus.send(Message.newMethodReturn(message, signature, body));
    return true;
  }

  fail(message: dbus.Message, name: string, text = ''): boolean {
    // Its types expect a text in place of the failed message.
    this.#bus.send(Reflect.apply(Message.newError, Message, [message, name, text]));
    return true;
  }

  #signal(path: string, name: string, member: string, signature: string, body: unknown[]): void {
    this.#bus.send(Message.newSignal(path, name, member, signature, body));
  }

  #handle(message: dbus.Message): boolean {
    const { path = '', interface: name = '', member } = message;
    if (name === objectManager && member === 'GetManagedObjects') {
      this.#asked = true;
      const all = Object.fromEntries([...this.#objects].map(([key, interfaces]) => [key, variants(interfaces)]));
      return this.reply(message, 'a{oa{sa{sv}}}', [all]);
    }
    if (name === 'org.freedesktop.DBus.Introspectable') return this.reply(message, 's', ['<node/>']);
    if (name === properties) return this.#property(message);
    if (name === 'org.bluez.Adapter1') {
      this.reply(message);
      if (member === 'StartDiscovery' || member === 'StopDiscovery') {
        this.set(path, name, 'Discovering', member === 'StartDiscovery');
        if (member === 'StartDiscovery') for (const handler of this.#handlers) handler.searched();
      }
      return true;
    }
    for (const handler of this.#handlers) {
      if ((path === handler.path || path.startsWith(`${handler.path}/`)) && handler.handle(message)) return true;
    }
    return name.startsWith('org.bluez') ? this.reply(message) : false;
  }

  #property(message: dbus.Message): boolean {
    const { path = '', member } = message;
    const [name = '', key = '', value] = message.body as [string, string, { value: unknown }];
    const all = this.#objects.get(path)?.[name];
    if (!all) return this.fail(message, 'org.freedesktop.DBus.Error.UnknownInterface');
    if (member === 'GetAll') return this.reply(message, 'a{sv}', [variants({ all }).all]);
    const property = all[key];
    if (!property) return this.fail(message, 'org.freedesktop.DBus.Error.UnknownProperty');
    if (member === 'Get') return this.reply(message, 'v', [new Variant(property[0], property[1])]);
    this.reply(message);
    this.set(path, name, key, value.value);
    return true;
  }
}
