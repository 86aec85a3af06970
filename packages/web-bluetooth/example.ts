import { chooseCheckmePro } from '@libretto/web-bluetooth/checkme-pro';

const device = await chooseCheckmePro();
await device.connect();
const { ecg } = await device.readAll({ onProgress: ({ step }) => console.log(step) });
for (const { date, fileName } of ecg) {
  if (fileName) console.log(date, (await device.ecg(fileName)).mv); // millivolts at 250 Hz
}
device.disconnect();
