import type { Language } from '../../domain/language.ts';
import { inTown } from '../../domain/in-town.ts';
import { each } from '../phrases/grammar.ts';
import { capitalized, pickLanguage, type Phrase } from '../phrases/phrases.ts';
import { comforts, moods, titlePlaces } from '../phrases/titles.ts';
import type { Home } from './home.ts';
import { listHouseNames } from './house-names.ts';
import { kindNouns } from './kinds.ts';
import { adjectives } from './title-words.ts';

const endings = { m: 'er', f: 'e', n: 'es' } as const;
const colon: Record<Language, string> = { de: ':', en: ':', fr: ' :', it: ':' };

function findComfort({ equipment, look, dogs }: Home): Phrase | null {
  if (equipment.outside?.includes('privatePool')) return comforts.pool;
  if (look.sauna) return comforts[look.sauna];
  if (look.hearth) return comforts[look.hearth];
  return dogs > 0 ? comforts.dog : null;
}

/** Names that promise a view of the water, for homes that have it. */
const promisesView = /blick$|zicht$|^Havbl|^Havgl|^Miramar|Mirador| View$|^Kiek|^Utsikten/;

export function buildTitle(home: Home, turn: number): Record<Language, string> {
  const { look, kind, place } = home;
  const names = listHouseNames(place.region).filter(
    (name) => look.inSight === 'sea' || !promisesView.test(name),
  );
  const round = Math.floor(turn / 6);
  const name = names[(turn + round) % names.length]!;
  const fitting = adjectives.filter(({ fits }) => fits(home));
  const adjective = fitting[round % fitting.length]!;
  const [mood, otherMood] = (round % 2 === 0 ? moods[look.setting] : moods[look.setting].toReversed()) as [
    Phrase,
    Phrase,
  ];
  const comfort = findComfort(home) ?? otherMood;
  // For a house in a park or a flat in a town, noun and town already say the place.
  const placed = look.setting !== 'park' && look.setting !== 'town';
  return each((language) => {
    const [noun, gender] = kindNouns[kind][language];
    const town = inTown(place.names[language], language);
    const writeTitle = (phrase: Phrase): string =>
      `${pickLanguage(phrase, language)}${colon[language]} ${noun} ${town}`;
    const where = pickLanguage(titlePlaces[look.setting], language);
    const named = {
      de: `${noun} „${name}“`,
      en: `${noun} “${name}”`,
      fr: `${noun} « ${name} »`,
      it: `${noun} «${name}»`,
    }[language];
    const described = {
      de: `${adjective.de}${endings[gender]} ${noun}`,
      en: `${adjective.en} ${noun}`,
      fr: `${noun} ${adjective.fr[gender === 'f' ? 1 : 0]}`,
      it: `${noun} ${adjective.it[gender === 'f' ? 1 : 0]}`,
    }[language];
    const forms = [
      placed ? `${named} ${where}` : `${named} ${town}`,
      writeTitle(mood),
      `${described} ${town}`,
      placed ? `${noun} ${where} ${town}` : writeTitle(otherMood),
      `${named} ${town}`,
      writeTitle(comfort),
    ];
    return capitalized(forms[turn % forms.length]!);
  });
}
