import type { Language } from '../../domain/language.ts';
import { openRules, type BookingRules } from '../../domain/pricing/booking-rules.ts';
import type { SeasonLevel } from './seasons.ts';

/**
 * Rules about lead time, horizon and gaps for some homes, by the home's number modulo twelve. They are not drawn at
 * random, because each draw would change all later random values of the home.
 */
const rulesByTurn: Readonly<Record<number, Partial<BookingRules>>> = {
  1: { leadDays: 2, leadHour: 18, fillFrom: 2 },
  4: { leadHour: 18 },
  6: { leadDays: 1, horizonMonths: 12 },
  7: { fillFrom: 2, leaveMin: 3 },
  10: { leadDays: 7, horizonMonths: 18, leaveMin: 2 },
};
const turns = 12;

export const demoRules = (objectNumber: number): BookingRules => ({
  ...openRules,
  ...rulesByTurn[objectNumber % turns],
});

const names: Readonly<Record<Language, Readonly<Record<SeasonLevel, string>>>> = {
  de: {
    low: 'Nebensaison',
    shoulder: 'Zwischensaison',
    middle: 'Mittelsaison',
    high: 'Hauptsaison',
    peak: 'Ferienzeit',
  },
  en: {
    low: 'Low season',
    shoulder: 'Shoulder season',
    middle: 'Mid season',
    high: 'High season',
    peak: 'Peak season',
  },
  fr: {
    low: 'Basse saison',
    shoulder: 'Intersaison',
    middle: 'Moyenne saison',
    high: 'Haute saison',
    peak: 'Très haute saison',
  },
  it: {
    low: 'Bassa stagione',
    shoulder: 'Mezza stagione',
    middle: 'Media stagione',
    high: 'Alta stagione',
    peak: 'Altissima stagione',
  },
};

/** Half of the landlords give their seasons names, in their own language; null for the others. */
export const demoSeasonName = (objectNumber: number, language: string, level: SeasonLevel): string | null =>
  objectNumber % 2 === 1 ? (names[language as Language] ?? names.en)[level] : null;
