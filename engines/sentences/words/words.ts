import type { SearchFilter, SearchFlag } from '../../../domain/search-filter.ts';

/**
 * The words of one language. Each text is the source of a regular expression for folded text. It is folded
 * automatically, so it is written in normal spelling.
 */
export interface Words {
  /** Words for the numbers from one on. A number may have several forms. */
  numbers: readonly string[];
  /** January first. */
  months: readonly string[];
  weekdays: string;
  /** Stands between arrival and departure, or between two amounts. */
  until: string;
  /** Stands before an arrival: "from", "on the". */
  from: string;
  or: string;
  and: string;
  around: string;
  nights: string;
  days: string;
  /** Numbers of days that mean whole weeks in this language, such as French "15 jours". */
  daysOfWeeks: Readonly<Record<number, number>>;
  weeks: string;
  /** "A week" without a number. */
  week: string;
  fortnight: string;
  weekend: string;
  longWeekend: string;
  thisWeekend: string;
  /** The first three weeks of a month and the last one, before the month's name. */
  weeksOfMonth: readonly [first: string, second: string, third: string, last: string];
  firstTwoWeeks: string;
  lastTwoWeeks: string;
  /** Stands between the two ends of a period that contains a shorter stay. */
  withinDates: string;
  /** Stands before the last possible day of departure. */
  beforeDay: string;
  /** Before a day from which on somebody may arrive. */
  after: string;
  nextWeek: string;
  today: string;
  tomorrow: string;
  /** "In" before a number of days or weeks from today. */
  inTime: string;
  early: string;
  middle: string;
  late: string;
  /** The first and the second half of a month, before the month's name. */
  halves: readonly [first: string, second: string];
  /** The number of a calendar week, in a group. */
  weekOfYear: string;
  nextYear: string;
  nextMonth: string;
  /** Stands before a month that the stay fills completely. */
  wholeMonth: string;
  dayAfterTomorrow: string;
  /** Weekdays, Monday first. Short forms count only within a range, since many are also other words. */
  daysOfWeek: readonly (readonly [long: string, short: string])[];
  /** "Next", beside a weekday. */
  next: string;
  /** The time between Christmas and New Year, without naming either. */
  turnOfYear: string;
  monthsOfStay: string;
  /** Spring, summer, autumn, winter. */
  seasons: readonly [spring: string, summer: string, autumn: string, winter: string];
  /** Feasts of one country are named only in its language. */
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
  /** Stands before children who are included in the party: "six, two of whom are children". */
  including: string;
  familyOf: string;
  family: string;
  /** Several families, each with a number of children. */
  families: string;
  /** Stands after the number of children of each family. */
  each: string;
  /** A single parent. */
  loneParent: string;
  /** Single relatives. Each counts as an adult if parents are mentioned as well. */
  parents: string;
  grandparents: string;
  /** People who come along beside those who are counted, such as a nurse. */
  companions: string;
  /** One child, without a number. */
  oneChild: string;
  /** One child, whose age may follow as a plain number. */
  singleChild: string;
  baby: string;
  babies: string;
  /** Stands after the age of a child in years or months. */
  yearsOld: string;
  monthsOld: string;
  alone: string;
  /** The writer, before "and my dog". */
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
  /** "trilocale", "T3": the group contains the number. */
  countedRooms: readonly [source: string, rooms: number][];
  bathrooms: string;
  beds: string;
  area: string;
  stars: string;

  sea: string;
  lake: string;
  lift: string;
  track: string;
  /** Stands before something that is at the door: "am", "direkt am". */
  at: string;
  close: string;
  /** Words that by themselves say that something is at the door: "beachfront", "seenah". */
  atSea: string;
  atLake: string;
  atLift: string;
  atTrack: string;
  nearSea: string;
  nearLake: string;
  nearLift: string;
  nearTrack: string;
  onFoot: string;
  /** Stands after something that is at the door, or near. */
  atBehind: string;
  /** Stands after a distance: "away". */
  distant: string;
  closeBehind: string;
  minutes: string;
  awayFrom: string;

  dogs: string;
  manyDogs: string;
  /** Names of dog breeds, singular and plural. */
  dogBreeds: string;
  noPets: string;
  pets: string;
  flags: Readonly<Partial<Record<SearchFlag, string>>>;
  others: readonly [source: string, set: Partial<SearchFilter>][];
  /** Stands before a place whose surroundings are searched. */
  nearPlace: string;
  /** Short forms of words, with their meaning. `$1` is the content of their group. */
  spellings: readonly [source: string, meaning: string][];
  /** Words that are also place names. They mean the place only after "in" or "near". */
  adjectives: string;
  /** Stands before something unwanted. */
  without: string;
  /**
   * Frequent wishes that no filter covers. They are reported as not understood, and never corrected to another word.
   */
  unsearchable: string;
  /** Stands before the place where the writer lives: "two hours from", "flights from". */
  comesFrom: string;
  /** Unofficial names of places. */
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

/** Kinds of school holidays, with the keys of the holiday calendar. */
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
