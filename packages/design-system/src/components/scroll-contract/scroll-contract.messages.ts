import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `ScrollContract`, to be replaced with `override`. */
export const scrollContractMessages = defineMessages('scrollContract', {
  it: {
    accept: (contract: string) => `Ho letto e accetto il contratto ${contract}`,
    locked: 'Potrai accettarlo dopo averlo letto fino alla fine.',
    tooEarly: (contract: string) => `Devi leggere completamente il contratto ${contract} prima di accettarlo.`,
    progress: 'Quanto hai letto',
    read: (share: string) => `Letto: ${share}`,
    whole: 'Hai letto tutto il contratto.',
    wholeAloud: 'Hai letto tutto il contratto: ora puoi accettarlo.',
    goOn: 'Continua a leggere',
  },
  en: {
    accept: (contract: string) => `I have read and accept contract ${contract}`,
    locked: 'You can accept it after you read it to the end.',
    tooEarly: (contract: string) => `Read contract ${contract} to the end before you accept it.`,
    progress: 'How much you have read',
    read: (share: string) => `Read: ${share}`,
    whole: 'You have read the whole contract.',
    wholeAloud: 'You have read the whole contract. You can accept it now.',
    goOn: 'Continue reading',
  },
});
