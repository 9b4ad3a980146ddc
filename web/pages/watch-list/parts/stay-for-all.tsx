import { Suspense, useId, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PlainDate } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonField } from '../../../components/button-field.tsx';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { partyInWords } from '../../../features/search-box/requested-party.ts';
import { stayInWords } from '../../../features/stay-picker/requested-stay.ts';
import { personsDefault, withCommonStay, type CommonStay } from '../asked-stay.ts';
import styles from './stay-for-all.module.css';

const StayDialog = lazyPart(
  () => import('../../../features/stay-picker/search-stay-picker.tsx'),
  'search-stay-picker',
);
const PartyDialog = lazyPart(() => import('../../../features/search-box/party-dialog.tsx'), 'party-dialog');

export default function StayForAll({
  commonStay,
  today,
}: {
  commonStay: CommonStay;
  today: PlainDate;
}): ReactNode {
  const { t, format } = useTexts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'dates' | 'party' | null>(null);
  const datesId = useId();
  const { dates, party } = commonStay;
  const ask = (newStay: CommonStay): void => {
    void navigate({ search: withCommonStay(search, newStay) }, { replace: true, preventScrollReset: true });
  };
  const requestedStay = { startDate: '', endDate: '', tolerance: 0, duration: 0, ...dates };
  const travellers = {
    persons: party?.persons ?? personsDefault,
    childAges: party?.childAges ?? [],
    dogs: party?.pets ?? 0,
  };
  const asSaved = t('watchlist.forAll.asSaved');
  return (
    <>
      <div className={styles.row}>
        <ButtonField
          id={datesId}
          label={t('watchlist.forAll.dates')}
          value={dates ? stayInWords(t, format, requestedStay, today) : asSaved}
          icon="calendar"
          isOpen={open === 'dates'}
          isInvalid={false}
          errorId={undefined}
          onClick={() => setOpen('dates')}
          testId="all-dates"
        />
        <ButtonField
          label={t('watchlist.forAll.party')}
          value={party ? partyInWords(t, travellers) : asSaved}
          icon="persons"
          isOpen={open === 'party'}
          isInvalid={false}
          errorId={undefined}
          onClick={() => setOpen('party')}
          testId="all-party"
        />
        {(dates ?? party) && (
          <Button
            variant="quiet"
            className={styles.clear}
            onClick={() => {
              // The pressed button is removed.
              document.getElementById(datesId)?.focus();
              ask({});
            }}
            data-testid="all-as-saved"
          >
            {t('watchlist.forAll.clear')}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'dates' && (
          <StayDialog
            stay={requestedStay}
            today={today}
            exact
            onStay={({ startDate, endDate }) =>
              ask({ ...(party && { party }), ...(startDate && endDate && { dates: { startDate, endDate } }) })
            }
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'party' && (
          <PartyDialog
            party={travellers}
            onParty={({ persons, childAges, dogs }) =>
              ask({ ...commonStay, party: { persons, childAges, pets: dogs } })
            }
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
