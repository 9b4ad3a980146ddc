export { holidayNames } from './holiday-names.ts';
export { understand, type SentenceContext } from './understand.ts';
export type {
  HolidayRegion,
  NamedPlace,
  PlaceLookup,
  Question,
  QuestionOption,
  Town,
  Understanding,
} from './understanding.ts';
