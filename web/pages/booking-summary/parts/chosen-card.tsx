import { Fragment, type ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import type { ShownPrice } from '../../../features/price/shown-price.ts';
import { Card } from '../../../components/card.tsx';
import { ExternalLink } from '../../../components/external-link.tsx';
import type { BookableHome } from '../../../features/booking/bookable-home.ts';
import type { BookingDraft } from '../../../features/booking/booking-draft.ts';
import { HomeStrip } from '../../../features/booking/home-heading.tsx';
import styles from '../../../features/booking/layout.module.css';
import { chosenLines, serviceName } from '../../../features/booking/price-rows.ts';
import { StayFacts, type StayOfParty } from '../../../features/booking/stay-facts.tsx';
import { useOffered } from '../../../features/brand/use-offered.ts';
import { useTexts } from '../../../app/texts-context.tsx';

export function ChosenCard({
  method,
  draft,
  price,
  home,
  stay,
  editPath,
}: {
  method: 'booking' | 'option';
  draft: BookingDraft;
  price: ShownPrice | null;
  home: BookableHome;
  stay: StayOfParty;
  editPath: string;
}): ReactNode {
  const { t, format } = useTexts();
  const isOffered = useOffered();
  const extras = price ? chosenLines(price).filter(({ code }) => code !== 'insurance') : [];
  return (
    <Card className={styles.stack}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{t('booking.stay.title')}</h2>
        <Link to={editPath}>{t('booking.summary.editParty')}</Link>
      </div>
      <div className={styles.inBar}>
        <HomeStrip home={{ ...home, path: null }} />
      </div>
      <StayFacts home={home} stay={stay} />
      <ul className={styles.tight}>
        {extras.map((line) => (
          <li key={line.code}>
            {draft.extras[line.code] ?? line.quantity} × {serviceName(line.code, t)}
          </li>
        ))}
        {method === 'booking' && home.insurance && isOffered('insurance') && (
          <li>
            {t(draft.insurance ? 'booking.summary.withInsurance' : 'booking.summary.noInsurance')}
            {draft.insurance &&
              home.insurance.links.map(({ label, href }) => (
                <Fragment key={href}>
                  {', '}
                  <ExternalLink href={href}>{label}</ExternalLink>
                </Fragment>
              ))}
          </li>
        )}
        {price && price.bonusState !== 'none' && (
          <li className={price.bonusState === 'applied' ? undefined : styles.error} data-testid="bonus-state">
            {`${t('booking.bonus.label')} ${draft.bonus} – `}
            {t(`booking.bonus.state.${price.bonusState}`, { amount: format.money(price.bonusAmount) })}
          </li>
        )}
        <li className={styles.small}>
          {t('booking.summary.provider', { name: home.landlordName })} (
          {t(home.isTrader ? 'booking.summary.trader' : 'booking.summary.private')})
        </li>
      </ul>
      {draft.remarks.trim() !== '' && (
        <div className={styles.inset}>
          <h3 className={styles.small}>{t('booking.view.remarks')}</h3>
          <p className={styles.preserved}>{draft.remarks}</p>
        </div>
      )}
    </Card>
  );
}
