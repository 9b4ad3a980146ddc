import { languages, type Language } from '../../domain/language.ts';

export type Gender = 'm' | 'f' | 'n';

/** Forms of a noun; each may begin a sentence. */
export interface NounForms {
  noun: string;
  gender: Gender;
  /** With the indefinite article: "ein Ferienhaus", "an apartment", "uno chalet". */
  a: string;
  /** As the object of a sentence: "einen Bungalow". */
  aObject: string;
  the: string;
}

const vowel = /^[aeiouhàéèêiîôœ]/i;

const articles: Record<Language, (noun: string, gender: Gender) => Omit<NounForms, 'noun' | 'gender'>> = {
  de: (noun, gender) => ({
    a: `${gender === 'f' ? 'eine' : 'ein'} ${noun}`,
    aObject: `${{ m: 'einen', f: 'eine', n: 'ein' }[gender]} ${noun}`,
    the: `${{ m: 'der', f: 'die', n: 'das' }[gender]} ${noun}`,
  }),
  en: (noun) => {
    const a = `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
    return { a, aObject: a, the: `the ${noun}` };
  },
  fr: (noun, gender) => {
    const a = `${gender === 'f' ? 'une' : 'un'} ${noun}`;
    const the = vowel.test(noun) ? `l’${noun}` : `${gender === 'f' ? 'la' : 'le'} ${noun}`;
    return { a, aObject: a, the };
  },
  it: (noun, gender) => {
    const heavy = /^(s[bcdfgklmnpqrtvz]|z|gn|ps|x|y|chalet)/i.test(noun);
    const open = vowel.test(noun);
    const a = gender === 'f' ? (open ? `un’${noun}` : `una ${noun}`) : `${heavy ? 'uno' : 'un'} ${noun}`;
    const the = open ? `l’${noun}` : `${gender === 'f' ? 'la' : heavy ? 'lo' : 'il'} ${noun}`;
    return { a, aObject: a, the };
  },
};

export const nounForms = (noun: string, gender: Gender, language: Language): NounForms => ({
  noun,
  gender,
  ...articles[language](noun, gender),
});

const words: Record<Language, readonly string[]> = {
  de: ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  it: [
    '',
    '',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici',
  ],
};

/** Numbers up to twelve are written out, except one, which agrees with its noun. */
export const inWords = (count: number, language: Language): string => words[language][count] ?? String(count);

type Counted = 'bedroom' | 'inBedroom' | 'bathroom' | 'dog';

const countedNouns: Record<Counted, Record<Language, readonly [one: string, many: string]>> = {
  bedroom: {
    de: ['ein Schlafzimmer', 'Schlafzimmer'],
    en: ['one bedroom', 'bedrooms'],
    fr: ['une chambre', 'chambres'],
    it: ['una camera da letto', 'camere da letto'],
  },
  inBedroom: {
    de: ['einem Schlafzimmer', 'Schlafzimmern'],
    en: ['one bedroom', 'bedrooms'],
    fr: ['une chambre', 'chambres'],
    it: ['una camera', 'camere'],
  },
  bathroom: {
    de: ['ein Bad', 'Bäder'],
    en: ['one bathroom', 'bathrooms'],
    fr: ['une salle de bain', 'salles de bain'],
    it: ['un bagno', 'bagni'],
  },
  dog: {
    de: ['ein Hund', 'Hunde'],
    en: ['one dog', 'dogs'],
    fr: ['un chien', 'chiens'],
    it: ['un cane', 'cani'],
  },
};

export function counted(count: number, noun: Counted, language: Language): string {
  const [one, many] = countedNouns[noun][language];
  return count === 1 ? one : `${inWords(count, language)} ${many}`;
}

export const each = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;
