import type { SearchFilter, SearchFlag } from '../../../domain/search-filter.ts';

/**
 * What one language calls things. Each text is the inside of a regular expression over folded text; it is folded itself, so it is
 * written as the language spells it.
 */
export interface Words {
  /** Words for the numbers from one on; one may have several forms. */
  numbers: readonly string[];
  /** January first. */
  months: readonly string[];
  weekdays: string;
  /** Between arrival and departure, or between two amounts. */
  until: string;
  /** Before an arrival: "from", "on the". */
  from: string;
  or: string;
  and: string;
  around: string;
  nights: string;
  days: string;
  /** Counts of days that mean whole weeks in this language, such as French "15 jours". */
  daysOfWeeks: Readonly<Record<number, number>>;
  weeks: string;
  /** One week, without its number. */
  week: string;
  fortnight: string;
  weekend: string;
  longWeekend: string;
  thisWeekend: string;
  /** The first three weeks of a month and its last, before the month's name. */
  weeksOfMonth: readonly [first: string, second: string, third: string, last: string];
  firstTwoWeeks: string;
  lastTwoWeeks: string;
  /** Between the two ends of a time in which a shorter stay lies. */
  withinDates: string;
  /** Before a day that the stay ends by, which says no time by itself. */
  beforeDay: string;
  /** Before a day from which on somebody may arrive. */
  after: string;
  nextWeek: string;
  today: string;
  tomorrow: string;
  /** "in" before a number of days or weeks from now. */
  inTime: string;
  early: string;
  middle: string;
  late: string;
  /** The first fifteen days of a month and the others, before the month's name. */
  halves: readonly [first: string, second: string];
  /** A number of a week of the year, in a group. */
  weekOfYear: string;
  nextYear: string;
  nextMonth: string;
  /** Before a month that somebody wants to stay from its first day to its last. */
  wholeMonth: string;
  dayAfterTomorrow: string;
  /** Days of a week, Monday first. Short ones count only in a range, as many are other words, too. */
  daysOfWeek: readonly (readonly [long: string, short: string])[];
  /** Beside a day of the week that comes next. */
  next: string;
  /** Between Christmas and New Year, where neither is named. */
  turnOfYear: string;
  monthsOfStay: string;
  /** March, June, September, December. */
  seasons: readonly [spring: string, summer: string, autumn: string, winter: string];
  /** Those of one country are named in its language alone. */
  feasts: Readonly<Record<Exclude<Feast, CountryFeast>, string> & Partial<Record<CountryFeast, string>>>;
  schoolHolidays: Readonly<Partial<Record<SchoolHoliday, string>>>;
  fewDays: string;
  plusMinus: string;
  flexible: string;

  adults: string;
  children: string;
  aged: string;
  years: string;
  /** Boys and girls, who are a party of friends where nobody else is counted: "6 girls, hen do". */
  youths: string;
  persons: string;
  couple: string;
  couples: string;
  /** Before children who are counted in the party: "six, two of whom are children". */
  including: string;
  familyOf: string;
  family: string;
  /** Several families, each with so many children. */
  families: string;
  /** Behind children of whom each family has so many. */
  each: string;
  /** One adult with children. */
  loneParent: string;
  /** Single relatives, each of whom is an adult where parents are named among them. */
  parents: string;
  grandparents: string;
  /** Who comes along to help, beside those who are counted. */
  companions: string;
  /** A single child, without its number. */
  oneChild: string;
  /** One child, whose age may follow as a bare number. */
  singleChild: string;
  baby: string;
  babies: string;
  /** Behind the number of years or months that a child is old. */
  yearsOld: string;
  monthsOld: string;
  alone: string;
  /** The speaker, before "and my dog". */
  me: string;
  my: string;
  /** Words for a party of two, three and so on: "zu zweit". */
  parties: readonly string[];
  sleeps: string;
  forParty: string;

  upTo: string;
  atLeast: string;
  between: string;
  perNight: string;
  perWeek: string;
  perMonth: string;
  perPerson: string;
  foreignMoney: string;

  house: string;
  apartment: string;
  bedrooms: string;
  /** Rooms by their beds, which are added up: "2 doubles, 1 single". */
  bedroomKinds: string;
  rooms: string;
  /** "trilocale", "T3": the groups hold the number. */
  countedRooms: readonly [source: string, rooms: number][];
  bathrooms: string;
  beds: string;
  area: string;
  stars: string;

  sea: string;
  lake: string;
  lift: string;
  track: string;
  /** Before what is at the door: "am", "direkt am". */
  at: string;
  close: string;
  /** Words that alone say that something is at the door: "beachfront", "seenah". */
  atSea: string;
  atLake: string;
  atLift: string;
  atTrack: string;
  nearSea: string;
  nearLake: string;
  nearLift: string;
  nearTrack: string;
  onFoot: string;
  /** Behind a goal that is at the door, or near. */
  atBehind: string;
  /** Behind how far something is: "away". */
  distant: string;
  closeBehind: string;
  minutes: string;
  awayFrom: string;

  dogs: string;
  manyDogs: string;
  /** Dogs by their breed, one or more. */
  dogBreeds: string;
  noPets: string;
  pets: string;
  flags: Readonly<Partial<Record<SearchFlag, string>>>;
  others: readonly [source: string, set: Partial<SearchFilter>][];
  /** Stands before a place around which is searched. */
  nearPlace: string;
  /** Single words that are short for others, with what they mean; `$1` is what their group holds. */
  spellings: readonly [source: string, meaning: string][];
  /** Words that are names of places too, and mean these only behind "in" or "near". */
  adjectives: string;
  /** Before what somebody does not want. */
  without: string;
  /** What people often wish for and no filter knows: said as not understood, and never taken for a typing error. */
  unsearchable: string;
  /** Before where somebody comes from: "two hours from", "flights from". */
  comesFrom: string;
  /** What people call places that have another name. */
  nicknames: Readonly<Record<string, string>>;
}

export const feasts = [
  'christmas',
  'newYear',
  'easter',
  'ascension',
  'pentecost',
  'corpusChristi',
  'assumption',
  'carnival',
  'allSaints',
  'immaculateConception',
  'epiphany',
  'valentine',
  'springBankHoliday',
  'augustBankHoliday',
] as const;

/** Bank holidays of England and Wales (Banking and Financial Dealings Act 1971, schedule 1): the last Mondays of May and August. */
type CountryFeast = 'springBankHoliday' | 'augustBankHoliday';
export type Feast = (typeof feasts)[number];

/** Kinds of school holidays, as the calendar of holidays names them. */
export const schoolHolidays = [
  'winter',
  'easter',
  'spring',
  'pentecost',
  'summer',
  'autumn',
  'christmas',
] as const;
export type SchoolHoliday = (typeof schoolHolidays)[number];
