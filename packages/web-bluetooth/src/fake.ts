export { EmulatedCheckme, type EmulatedCheckmeOptions } from './devices/emulated-checkme.ts';
export * from './devices/fake-checkme.ts';
export { fakeBluetooth } from './transport/fake-bluetooth.ts';
export { type FakeCharacteristic, type FakeServices, FakeTransport } from './transport/fake-transport.ts';
export { type CharacteristicId, standardCharacteristic, uuid } from './transport/transport.ts';
