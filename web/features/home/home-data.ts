import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { Poi } from '../../../contract/pois/get-poi.ts';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import type { CardHome } from './card-home.ts';
import type { PackedCalendar } from '../calendar/packed-calendar.ts';
import type { StayPrice } from '../price/ask-price.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface HomeText {
  title: string;
  teaser: string;
  description: string;
  features: string;
  translatedFrom: string | null;
  language: string;
  /** House rules in the landlord's words, and their language; null if there are none. */
  houseRules: { text: string; language: string } | null;
}

type Trimmed = Omit<
  ObjectDetail,
  | 'availability'
  | 'descriptions'
  | 'descriptionsAexea'
  | 'objectFeatureDescription'
  | 'descriptionLanguages'
  | 'prices'
  | 'searchOffers'
  | 'SEOLinks'
>;

export interface StayInput {
  startDate: string;
  endDate: string;
  persons: number;
  childAges: readonly number[];
  pets: number;
}

export interface HomeData {
  head: PageHead;
  origin: string;
  today: string;
  home: Trimmed;
  text: HomeText;
  calendar: PackedCalendar;
  seasons: ObjectDetail['prices'];
  seoLinks: ObjectDetail['SEOLinks'];
  reportPath: string;
  /** Path of the page with questions to the landlord, without the stay. The browser's route table does not have it. Empty in a preview. */
  askPath: string;
  /** States in a sentence how the stay is paid, and to whom. */
  paymentLine: string;
  /** Says how soon the host answers and in which languages. Empty if no host is named. */
  hostLine: string;
  stay: StayInput;
  /** Price of the address's stay; null without valid dates. */
  price: StayPrice | null;
  ratings: RatingsPage | null;
  pois: readonly Poi[];
  similar: readonly CardHome[];
  /** Other homes of the same landlord at the same place, often flats of one house. */
  variants: readonly HomeVariant[];
}

export interface HomeVariant extends Pick<
  CardHome,
  'objectNumber' | 'title' | 'kind' | 'place' | 'personsMax'
> {
  path: string;
}
