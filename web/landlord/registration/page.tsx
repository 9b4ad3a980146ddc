import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { registrationRule } from '../../../domain/booking/registration-form.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import { FormSheet } from './form-sheet.tsx';
import own from './registration.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

/** The registration form of a stay, to be printed and signed. What guests write into it is not stored here. */
export default function LandlordRegistrationPage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const [params] = useSearchParams();
  const bookingId = Number(useParams()['bookingID'] ?? '0');
  const call = useOwnCall('getBookingConfirmation', { bookingId, bookingHash: '', languageCode: language });
  const booking = call.answer;
  if (!booking) {
    return (
      <LandlordFrame title={t('landlord.registration.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  const isEmpty = params.get('form') === 'empty';
  const rule = registrationRule(booking.object.locations.countryCode.toLowerCase());
  return (
    <LandlordFrame title={t('landlord.registration.title')}>
      <div className={own.screen}>
        <div className={styles.section}>
          <p>
            <Link to={buildPath('LandlordBooking', { bookingID: bookingId })}>
              {t('landlord.registration.back')}
            </Link>
          </p>
          <Notice>
            <p>{t(`landlord.registration.rule.${rule.name}`)}</p>
            <p>{t('landlord.registration.notStored')}</p>
          </Notice>
          <div className={own.actions}>
            <Button variant="primary" onClick={() => window.print()}>
              {t('landlord.registration.print')}
            </Button>
            <Link to={isEmpty ? '?' : '?form=empty'}>
              {t(`landlord.registration.${isEmpty ? 'filled' : 'empty'}`)}
            </Link>
          </div>
        </div>
      </div>
      <FormSheet booking={booking} rule={rule} isEmpty={isEmpty} />
    </LandlordFrame>
  );
}
