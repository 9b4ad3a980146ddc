import type { ReactNode } from 'react';
import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { PaymentWay } from '../../../domain/payments.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { packCalendar } from '../../features/calendar/packed-calendar.ts';
import type { ChosenStay } from '../../features/chosen-stay/use-chosen-stay.ts';
import { HomeMap } from '../../features/map/home-map.tsx';
import { CalendarSection } from '../../features/price-calendar/calendar-section.tsx';
import { homeStyles } from './home-styles.ts';
import { selectText } from './home-text.ts';
import { buildPaymentLine } from './payment-line.ts';
import styles from './home-view.module.css';
import Amenities from './parts/amenities.tsx';
import Description from './parts/description.tsx';
import { Facts } from './parts/facts.tsx';
import HomeTerms from './parts/home-terms.tsx';
import { HomeTop } from './parts/home-top.tsx';
import Measures from './parts/measures.tsx';
import Provider from './parts/provider.tsx';

const nothingChosen: ChosenStay = {
  stay: { startDate: '', endDate: '', persons: 2, childAges: [], pets: 0 },
  isSet: false,
  quote: { price: null, fetching: false, failure: null, retry: () => undefined },
  price: null,
  change: () => undefined,
};

/** Target of links that do nothing in a preview, such as asking the host or reporting the home. */
const inertLink = '#provider';

/**
 * Shows the page of a home that guests do not see yet, with the same parts. It makes no calls, and nothing can be booked. No server has
 * rendered its parts before, so that none of them loads later: a host would take the gap for a missing description.
 */
export default function DraftView({
  home: detail,
  today,
  paymentWays,
  aside,
}: {
  home: ObjectDetail;
  today: PlainDate;
  paymentWays: readonly PaymentWay[];
  /** Shown in place of the choice of dates; null leaves that place empty. */
  aside: ReactNode;
}): ReactNode {
  const { t, language } = useTexts();
  const paymentLine = buildPaymentLine({ collectedByUs: detail.collectedByUs, paymentWays }, t);
  const text = selectText(detail, language);
  const { availability, prices: seasons, ...home } = detail;
  const data = {
    ...{ head: { title: '', description: '', languageLinks: {} } as never, origin: '', today },
    ...{
      home,
      text,
      seasons,
      seoLinks: [],
      reportPath: inertLink,
      askPath: inertLink,
      paymentLine,
      hostLine: '',
      price: null,
      ratings: null,
    },
    ...{ pois: [], similar: [], variants: [], stay: nothingChosen.stay },
    calendar: packCalendar(availability.days),
  };
  const { objectNumber, landlord, agencyName, registrationNumber } = detail;
  return (
    <div className={`container ${styles.page}`} data-styles={homeStyles.length}>
      <HomeTop home={home} title={text.title} askPath="" chosen={nothingChosen} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Facts home={home} />
          <Description objectNumber={objectNumber} text={text} />
          <Measures home={home} />
          <Amenities equipment={home.equipment} flags={home.searchFilter} source={home.source} />
          <CalendarSection data={data} chosen={nothingChosen} />
          <HomeTerms data={data} arrival={null} hasRatings={false} />
          <HomeMap position={home.position} pois={[]} />
          <Provider
            {...{ objectNumber, landlord, agencyName, registrationNumber }}
            reportPath={inertLink}
            askPath={inertLink}
            variants={[]}
          />
        </div>
        {aside !== null && (
          <aside className={styles.aside} aria-label={t('object.box.label')}>
            <Card>{aside}</Card>
          </aside>
        )}
      </div>
    </div>
  );
}
