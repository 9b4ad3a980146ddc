import type { ReactNode } from 'react';
import type { HomeData } from '../../../features/home/home-data.ts';
import { RatingsSection } from '../../../features/ratings/ratings-section.tsx';
import { Conditions } from './conditions.tsx';
import { SeasonPrices } from './season-prices.tsx';

export default function HomeTerms({
  data,
  arrival,
  hasRatings = true,
}: {
  data: HomeData;
  arrival: string | null;
  /** False for a home that guests do not see yet: nobody can have rated it. */
  hasRatings?: boolean;
}): ReactNode {
  const { home, text, seasons, today, ratings } = data;
  return (
    <>
      <SeasonPrices home={home} seasons={seasons} today={today} dated={arrival !== null} />
      <Conditions
        home={home}
        rules={text.houseRules}
        arrival={arrival}
        today={today}
        paymentLine={data.paymentLine}
      />
      {hasRatings && <RatingsSection objectNumber={home.objectNumber} first={ratings} />}
    </>
  );
}
