// Devices without a radio: for tests, for stories, and for showing an application where there is no device.
export { EmulatedCheckme, type EmulatedCheckmeOptions } from './devices/emulated-checkme.ts';
export * from './devices/fake-checkme.ts';
export { fakeBluetooth } from './transport/fake-bluetooth.ts';
export { type FakeCharacteristic, type FakeServices, FakeTransport } from './transport/fake-transport.ts';
export { type Place, standardPlace, uuid } from './transport/transport.ts';
