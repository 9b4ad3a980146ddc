import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { Poi } from '../../../contract/pois/get-poi.ts';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import type { CardHome } from './card-home.ts';
import type { PackedCalendar } from '../calendar/packed-calendar.ts';
import type { AskedPrice } from '../price/ask-price.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface HomeText {
  title: string;
  teaser: string;
  description: string;
  features: string;
  /** The language that the text was translated from; null where it is an original. */
  translatedFrom: string | null;
  /** The language that it is written in. */
  language: string;
  /** What guests keep to, in the landlord's words and the language that they are in; null where nothing is said. */
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

/** Everything that the page of a home shows at first. */
export interface HomeData {
  head: PageHead;
  origin: string;
  today: string;
  home: Trimmed;
  text: HomeText;
  calendar: PackedCalendar;
  /** What a night and a week cost when. */
  seasons: ObjectDetail['prices'];
  seoLinks: ObjectDetail['SEOLinks'];
  /** The form by which somebody reports what is wrong or against the law on this page. */
  reportPath: string;
  stay: StayInput;
  /** The price is that of the stay that the address asks for; it is null without usable dates. */
  price: AskedPrice | null;
  ratings: RatingsPage | null;
  pois: readonly Poi[];
  similar: readonly CardHome[];
  /** Further homes of the same landlord at the same place: often the other flats of one house. */
  variants: readonly HomeVariant[];
}

export interface HomeVariant extends Pick<
  CardHome,
  'objectNumber' | 'title' | 'kind' | 'place' | 'personsMax'
> {
  path: string;
}
