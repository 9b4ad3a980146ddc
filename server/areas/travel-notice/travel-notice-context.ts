import type { Language } from '../../../domain/language.ts';
import type { CovidInfo, CovidState } from '../../../contract/travel-notice/covid-info.ts';
import type { District } from './rules/read-source.ts';

/** Travel notices never fail: an unreachable source gives an empty answer. */
export interface TravelNotice {
  infos(language: Language): Promise<CovidInfo[]>;
  states(language: Language): Promise<CovidState[]>;
  districts(RS: string): Promise<District[]>;
}
