import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './offer-cards.module.css';

type ShownOffer = Pick<Offer, 'id' | 'name' | 'text' | 'seoUrl' | 'count'>;
type HeadingLevel = 'h2' | 'h3';

export function OfferCards({
  offers,
  headingLevel = 'h3',
}: {
  offers: readonly ShownOffer[];
  headingLevel?: HeadingLevel;
}): ReactNode {
  return (
    <ul className={styles.cards}>
      {offers.map((offer) => (
        <OfferCard key={offer.id} {...offer} as={headingLevel} />
      ))}
    </ul>
  );
}

function OfferCard({
  id,
  name,
  text,
  seoUrl,
  count,
  as: Heading,
}: ShownOffer & { as: HeadingLevel }): ReactNode {
  const { t } = useTexts();
  return (
    <li className={styles.card}>
      <Picture
        src={`/pictures/scene/offer-${id}`}
        alt=""
        sizes="(min-width: 992px) 400px, (min-width: 640px) 46vw, 94vw"
        maxWidth={725}
        className={styles.picture}
      />
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={seoUrl}>{name}</Link>
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        <p className={styles.count}>{t('search.box.count', { count })}</p>
      </div>
    </li>
  );
}
