import { feasts, schoolHolidays, type Feast, type SchoolHoliday } from './words/words.ts';
import { foldedPattern, wholeWords } from './typed-sentence.ts';
import { vocabularies, type Vocabulary } from './vocabulary.ts';

const day = '(\\d{1,2})(?:\\.|er|st|nd|rd|th|°)?';
const year = '(?:,? ?(?:de )?(20\\d\\d))?';
/** "31.7. 10 nights" has no year. */
const numeric = '(\\d{1,2}) ?[./] ?(\\d{1,2})(?: ?[./](?: ?(?=20\\d\\d))?(20\\d\\d|\\d\\d)(?!\\d)|\\.)?';
const iso = '(20\\d\\d-\\d\\d-\\d\\d)';
/** Connects a day or a part of a month with the month. */
const joint = "(?: ?(?:of|de|di|d'|in|im|des|nel|a|in the) ?| )?";

/** Connects a day with its month. "For 8 in august" is not a date. */
const dayJoint = "(?: ?(?:of|de|di|d'|l') ?| )?";

function stayPatterns({ words, number, month }: Vocabulary) {
  const weekday = `(?:(?:${words.weekdays}),? ?(?:den |the |the|le |il )?)?`;
  const from = `(?:(?:${words.from}) )?${weekday}`;
  const until = `,? ?(?:-|${words.until}) ?(?:(?:dem|den|the|le|il|l') ?)?${weekday}`;
  const within = `(?:${words.withinDates})\\.? ${weekday}`;
  const and = ` ?(?:-|${words.and}|${words.until}) ?(?:(?:dem|den|the|le|il|l'|al|au) ?)?${weekday}`;
  const around = `(?:(${words.around}) )?`;
  const part = `(?:(${words.early})|(${words.middle})|(?:${words.late}))`;
  const timeOfMonth = `(?:(?:(${words.early})|(${words.middle})|(${words.late}))${joint}-?)?${month}${year}`;
  const or = `(?:${words.or}|${words.and}|${words.until}|-|\\/)`;
  // "July 6-8 guests" does not mean July 6.
  const noCount = `(?! ?(?:[-/] ?\\d{1,2} ?)?(?:${words.nights}|${words.days}|${words.weeks}|${words.persons}|${words.couples}|${words.adults}|${words.children}|${words.bedrooms}|${words.bathrooms}|(?:hund|dog|chien|cane|cani)[a-z]*)(?![a-z0-9]))`;
  // "14th Aug 27", while "14 August 27 guests" has no year.
  const yearOrShort = `(?:,? ?(?:de )?(20\\d\\d|2[6-9](?! ?[./:-]? ?\\d)(?! ?(?:${month}|€|euros?)(?![a-z]))${noCount}))?`;
  const one = wholeWords;
  // "3 to 4 nights" means four nights.
  const counted = `(?:\\d{1,2} ?(?:-|\\/|${words.until}|${words.or}) ?)?${number}(?:[.,]\\d)?`;
  const longDays = words.daysOfWeek.map(([long]) => long).join('|');
  const anyDays = words.daysOfWeek.flat().join('|');
  const both = (sources: readonly string[]): RegExp[] => sources.map(wholeWords);
  return {
    isoRange: one(`${from}${iso}${until}${iso}`),
    iso: one(`${around}${from}${iso}`),
    numericWindow: one(`${within}${numeric}${and}${numeric}`),
    daysInNumericWindow: one(`${within}(\\d{1,2})\\.?${and}${numeric}`),
    namedWindow: one(`${within}${day}${dayJoint}(?:${month})?${year}${and}${day}${dayJoint}${month}${year}`),
    numericRange: one(`${from}${numeric}${until}${numeric}`),
    daysInNumericMonth: one(`${from}(\\d{1,2})\\.?${until}${numeric}`),
    namedRange: one(`${from}${day}${dayJoint}(?:${month})?${year}${until}${day}${dayJoint}${month}${year}`),
    // "29 agosto 5 settembre".
    namedPair: one(`${from}${day}${dayJoint}${month}${year},? ${weekday}${day}${dayJoint}${month}${year}`),
    // "20/27 giugno".
    slashedRange: one(
      `${from}(\\d{1,2})\\.? ?\\/ ?(\\d{1,2})(?:\\.|st|nd|rd|th)? ?${dayJoint}${month}${year}`,
    ),
    // "Agosto dal 7 al 14".
    rangeBehindMonth: one(
      `${month}${year},? ?\\(?(?:(?:${words.from}) )?${weekday}(\\d{1,2})\\.?(?:er|st|nd|rd|th)?${until}(\\d{1,2})(?:\\.|er|st|nd|rd|th)?(?! ?[./:]? ?\\d)${noCount}`,
    ),
    beforeDay: one(`(?:${words.beforeDay}) ${weekday}(?:${day}${dayJoint}${month}${year}|${numeric})`),
    // "After 10 September", "a settembre dopo il 10".
    afterDay: one(`(?:${words.after}) ${weekday}${day}${dayJoint}${month}${year}`),
    monthAfterDay: one(
      `${month}${year},? (?:${words.after}) (\\d{1,2})(?:\\.|er|st|nd|rd|th)?(?! ?[./:]? ?\\d)`,
    ),
    // "4 September to 18".
    namedFirstRange: one(
      `${from}${day}${dayJoint}${month}${year}${until}(\\d{1,2})(?:\\.|er|st|nd|rd|th|°)?(?! ?[./:]? ?\\d)${noCount}`,
    ),
    // "Christmas, 23 to 27".
    daysOfFeast: one(
      `${from}(?:(\\d\\d)\\.?(?:th|rd|nd|st)?|eve)${until}(\\d\\d)\\.?(?:th|rd|nd|st)?(?! ?[./:]? ?\\d)${noCount}`,
    ),
    dayOfFeast: one(`(?:${words.from}) (\\d\\d)\\.?(?:th|rd|nd|st)?(?! ?[./:]? ?\\d)${noCount}`),
    monthFirstRange: one(`${from}${month} ?${day}${until}(?:${month} ?)?${day}${noCount}${year}`),
    named: one(`${around}${from}${day}${dayJoint}${month}${yearOrShort}`),
    monthFirst: one(`${around}${from}${month} ?${day}${noCount}${year}`),
    // "4.5 stars" does not mean May 4.
    numeric: one(
      `${around}${from}${numeric}(?! ?-?(?:${words.stars}|${words.bathrooms}|${words.persons}|k)(?![a-z0-9]))`,
    ),

    tolerance: one(`(?:\\+ ?\\/? ?-|${words.plusMinus}) ?${number} ?(?:${words.days})`),
    flexible: one(words.flexible),
    inDays: one(
      `(?:(?:${words.today}) )?(?:${words.inTime}) ${number} ?(?:(${words.days})|(${words.weeks}))`,
    ),
    dayAfterTomorrow: one(words.dayAfterTomorrow),
    tomorrow: one(words.tomorrow),
    today: one(`(?:(?:ab|from|des|da) )?(?:${words.today})`),
    nextWeek: one(words.nextWeek),
    nights: one(`${counted} ?-?(?:${words.nights})`),
    days: one(`${counted} ?-?(?:${words.days})`),
    weeks: one(`${counted} ?-?(?:${words.weeks})`),
    monthsOfStay: one(`([1-3]|${words.numbers.slice(0, 3).join('|')}) ?-?(?:${words.monthsOfStay})`),
    fortnight: one(words.fortnight),
    week: one(words.week),
    fewDays: one(words.fewDays),
    thisWeekend: one(words.thisWeekend),
    longWeekend: one(words.longWeekend),
    weekend: one(words.weekend),
    weeksOfMonth: words.weeksOfMonth.map((week) =>
      one(
        `(?:${week})(?: ?(?:${words.week}))${joint}${month}${year}|(?:${week}) ${month}-?(?:${words.week})${year}|${month}${year},? (?:${week}) (?:${words.week})(?! ?(?:of |de |di |im |in )?(?:${words.months.join('|')})(?![a-z]))`,
      ),
    ),
    weekendsOfMonth: words.weeksOfMonth.map((week) =>
      one(
        `(?:${week}) (?:${words.weekend})${joint}${month}${year}|(?:${week}) ${month}-? ?(?:${words.weekend})${year}`,
      ),
    ),
    // "KW 32 + 33".
    weekOfYear: one(
      `(?:${words.weekOfYear})(?: ?[+&-] ?(?<last>\\d{2})(?! ?[./])(?! ?(?:${words.area}|${words.beds}|${words.stars}|€|euros?)(?![a-z]))${noCount})?`,
    ),
    weekdayRange: one(
      `(?:(?:${words.from}) ?)?(?:(${words.next}) )?(${anyDays})(?: (${words.next}))?(?: (?:soir|abend|abends|evening|night|sera))? ?(?:-|${words.until}) ?(${anyDays})(?: (${words.next}))?`,
    ),
    weekday: one(
      `(?:(?:${words.from}) ?)?(?:(?:${words.next}) )?(${longDays})(?: (?:${words.next}))?|(?:${words.next}) (${anyDays})`,
    ),
    weekdayFrom: one(`(?:${words.from}) (${anyDays})`),
    weekdays: words.daysOfWeek.map((day) => new RegExp(`^(?:${foldedPattern(day.join('|'))})$`)),
    nextYear: one(words.nextYear),
    nextMonth: one(words.nextMonth),
    wholeMonth: one(
      `(?:${words.wholeMonth}) ?${month}${year}|${month}${year},? (?:tutto il mese|tout le mois|le mois entier|(?:den )?ganzen monat|(?:the )?(?:whole|entire) month|intero|entier|komplett)`,
    ),
    firstTwoWeeks: one(`(?:${words.firstTwoWeeks})${joint}${month}${year}`),
    lastTwoWeeks: one(`(?:${words.lastTwoWeeks})${joint}${month}${year}`),
    parts: both(
      [words.early, words.middle, words.late].map((part) => `(?:${part})${joint}-?${month}${year}`),
    ),
    // "End of June to early July", "mid to late September".
    manyParts: one(
      `(?:(?:${words.withinDates}) )?${part}(?:${joint}-?${month})? ?(?:${or} ?|, ?)?${part}${joint}-?${month}${year}`,
    ),
    // "Early June or mid September", "May or September".
    eitherTime: one(`${timeOfMonth} ?(?:${words.or}) ?${timeOfMonth}`),
    // "January to the end of March".
    monthToPart: one(
      `(?:(?:${words.from}) )?${month} ?(?:-|${words.until}) ?${part}${joint}-?${month}${year}`,
    ),
    halves: both(words.halves.map((half) => `(?:${half})${joint}${month}${year}`)),
    months: one(`(?:(?:${words.withinDates}) )?${month}(?: ?${or} ?|,? )${month}${year}`),
    month: one(`(?:(?:im|in|en|a|ad|au mois de|nel mese di) )?${month}${year}`),
    seasons: both(
      words.seasons.map(
        (season) =>
          `(?:(?:im|in|in the|en|au|a|d'|l'|in the|cet|this|questa|diesen|nachsten) ?)?(?:${season})${year}`,
      ),
    ),
    // "14 May until Whit Monday".
    untilFeast: feasts.flatMap((feast): [Feast, RegExp][] => {
      const source = words.feasts[feast];
      return source === undefined
        ? []
        : [[feast, wholeWords(`(?:${words.until}) ?(?:zum |den |dem |the |le |il |la |l')?(?:${source})`)]];
    }),
    // "Four nights from Good Friday on".
    fromFeast: feasts.flatMap((feast): [Feast, RegExp][] => {
      const source = words.feasts[feast];
      return source === undefined ? [] : [[feast, wholeWords(`(?:${words.from}) (?:${source})`)]];
    }),
    turnOfYear: one(words.turnOfYear),
    newYear: one(`(?:(?:${words.and}) )?(?:${words.feasts.newYear})`),
    feasts: feasts.flatMap((feast): [Feast, RegExp][] => {
      const source = words.feasts[feast];
      return source === undefined
        ? []
        : [[feast, wholeWords(`(?:(?:${words.between}) )?(?:${source})${year}`)]];
    }),
    schoolHolidays: schoolHolidays.flatMap((kind): [SchoolHoliday, RegExp][] => {
      const source = words.schoolHolidays[kind];
      return source === undefined ? [] : [[kind, wholeWords(`(?:${source})(?:,? (20\\d\\d))?`)]];
    }),
  };
}

const byVocabulary = new Map(Object.values(vocabularies).map((one) => [one, stayPatterns(one)]));

export type StayPatterns = ReturnType<typeof stayPatterns>;

export const findStayPatterns = (vocabulary: Vocabulary): StayPatterns => byVocabulary.get(vocabulary)!;
