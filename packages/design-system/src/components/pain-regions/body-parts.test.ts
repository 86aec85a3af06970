import { describe, expect, it } from 'vitest';
import type { PainLevel } from '../../theme/pain.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import { type BodyRegion, regionMessages } from '../pain-canvas/regions.messages.ts';
import { bodyPartMessages } from './body-parts.messages.ts';
import { bodyParts, toPainTitle } from './body-parts.ts';
import { painRegionsMessages } from './pain-regions.messages.ts';

const mark = (region: BodyRegion, level: PainLevel = 'moderate'): PainMark => ({
  view: region.startsWith('1') ? 'front' : 'back',
  region,
  level,
});

function title(language: 'it' | 'en', ...marks: (BodyRegion | PainMark)[]): string {
  return toPainTitle(
    marks.map((each) => (typeof each === 'string' ? mark(each) : each)),
    {
      ...painRegionsMessages.messages[language],
      regions: regionMessages.messages[language],
      both: bodyPartMessages.messages[language],
    },
  );
}

describe('the parts of the body', () => {
  const rights = bodyParts.flatMap(({ front, back }) => [front?.[0], back?.[0]].filter((id) => id !== undefined));

  it('have each region once, right before left', () => {
    const pairs = bodyParts.flatMap(({ front, back }) => [front, back].filter((pair) => pair !== undefined));
    expect(pairs.flat().toSorted()).toEqual(Object.keys(regionMessages.messages.en));
    for (const [right, left] of pairs) {
      const name = regionMessages.messages.en[right];
      expect(name).toMatch(/^Right /);
      expect(regionMessages.messages.en[left]).toBe(name.replace('Right', 'Left'));
    }
  });

  it.each(['it', 'en'] as const)('have a name for both sides together: %s', (language) => {
    expect(Object.keys(bodyPartMessages.messages[language])).toEqual(rights.toSorted());
  });
});

describe('the title of a drawn pain', () => {
  it('is empty without pain', () => {
    expect(title('it')).toBe('');
    expect(title('it', mark('129', 'none'))).toBe('');
  });

  it('names at most two parts, the strongest first, and counts the regions of the others', () => {
    expect(title('it', '129')).toBe('Ginocchio destro');
    expect(title('it', mark('129', 'mild'), mark('109', 'intense'))).toBe('Torace sinistro e ginocchio destro');
    expect(title('it', '129', '109', '117')).toBe('Torace sinistro, addome sinistro e un’altra zona');
    expect(title('en', '129', '109', '117')).toBe('Left chest, left abdomen and one more area');
    expect(title('it', '218', '219', '129', '107', '110', mark('109', 'strong'))).toBe(
      'Torace sinistro, spalle (davanti) e altre 3 zone',
    );
    expect(title('en', '218', '219', '129', '107', '110', mark('109', 'strong'))).toBe(
      'Left chest, shoulders (front) and 3 more areas',
    );
  });

  it('names both sides together', () => {
    expect(title('it', '218', '219')).toBe('Zona lombare');
    expect(title('en', '218', '219')).toBe('Lower back');
    expect(title('en', '231', '232')).toBe('Backs of knees');
    expect(title('en', '107', '207')).toBe('Shoulders');
  });

  it('names front and back together', () => {
    expect(title('it', '129', '232')).toBe('Ginocchio destro');
    expect(title('it', '107', '210')).toBe('Spalla destra');
    expect(title('it', '126', '228')).toBe('Cosce');
  });

  it('says the view where front and back have one name', () => {
    expect(title('it', '210')).toBe('Spalla destra (dietro)');
    expect(title('en', '107')).toBe('Right shoulder (front)');
    expect(title('it', '232')).toBe('Cavo popliteo destro');
  });
});
