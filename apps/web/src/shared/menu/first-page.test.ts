import { expect, test } from 'vitest';
import { findFirstPage } from './first-page.ts';

const item = (url: string) => ({ label: url, url, image: 'x', active: true, submenu: [] });
const record = item('/Registro');
const patients = item('/Assistiti');
const admin = item('/admin/admin');

test.each([
  [[record], '/Registro/SchedaPaziente'],
  [[], '/Registro/SchedaPaziente'],
  [[record, patients], '/Assistiti'],
  [[record, admin], '/admin/$page'],
  [[record, admin, patients], '/Assistiti'],
  [[record, { ...patients, active: false }], '/Registro/SchedaPaziente'],
])('of %j is %s', (menu, expected) => {
  expect(findFirstPage(menu).to).toBe(expected);
});
