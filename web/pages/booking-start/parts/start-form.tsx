import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useRoutes } from '../../../app/routes-context.ts';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { StayPage } from '../../../features/booking/bookable-home.ts';
import { enteredAges, countPersons, toStayQuery } from '../../../features/booking/booking-draft.ts';
import { BonusField } from '../../../features/booking/bonus-field.tsx';
import styles from '../../../features/booking/layout.module.css';
import {
  AgencyReferenceField,
  ExtrasFields,
  InsuranceFields,
} from '../../../features/booking/choice-fields.tsx';
import type { CountryChoice } from '../../../features/booking/country-choices.ts';
import { CustomerFields } from '../../../features/booking/customer-fields.tsx';
import { ErrorSummary } from '../../../features/booking/error-summary.tsx';
import { useReasonText } from '../../../features/booking/use-reason-text.ts';
import { FormSection } from '../../../features/booking/form-section.tsx';
import { OfflineNotice } from '../../../features/booking/offline-notice.tsx';
import { PartyFields } from '../../../features/booking/party-fields.tsx';
import { StayBar } from '../../../features/booking/stay-bar.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { useHydrated } from '../../../app/use-hydrated.ts';
import { useStart } from '../use-start.ts';

const remarksMax = 2000;

export function StartForm({
  method,
  home,
  stay,
  quote,
  today,
  countries,
}: StayPage & {
  method: 'booking' | 'option';
  quote: NonNullable<StayPage['quote']>;
  countries: readonly CountryChoice[];
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const hydrated = useHydrated();
  const going = useNavigation().state === 'loading';
  const reasonText = useReasonText();
  const { isOffered, draft, update, live, price, errors, attempt, form, submit } = useStart({
    method,
    home,
    stay,
    quote,
  });
  const fields = { draft, update, errors };
  const homePath = pathOf('ObjectPage', language, { objectNumber: home.objectNumber });

  return (
    <div className={styles.columns}>
      <StayBar
        home={home}
        stay={{
          startDate: draft.startDate,
          endDate: draft.endDate,
          persons: countPersons(draft),
          childAges: enteredAges(draft),
          pets: draft.petSizes.length,
          petSizes: draft.petSizes,
        }}
        price={price}
        today={today}
        updating={live.fetching}
        changePath={`${homePath}?${toStayQuery(draft)}`}
      />
      {/* Uses POST, so that nothing personal gets into an address when the form is sent before hydration. */}
      <form
        ref={form}
        method="post"
        className={styles.main}
        noValidate
        onSubmit={submit}
        data-testid="booking-form"
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        <PartyFields {...fields} home={home} />
        <ExtrasFields {...fields} price={price} />
        {home.insurance && isOffered('insurance') && (
          <InsuranceFields {...fields} price={price} insurance={home.insurance} />
        )}
        <CustomerFields {...fields} method={method} countries={countries} />
        <FormSection title={t('booking.remarks.label')}>
          <TextAreaField
            name="remarks"
            label={t('booking.remarks.label')}
            hideLabel
            hint={t('booking.remarks.hint')}
            maxLength={remarksMax}
            value={draft.remarks}
            onChange={(event) => update({ remarks: event.target.value })}
          />
          {isOffered('midoco') && <AgencyReferenceField {...fields} />}
        </FormSection>
        {isOffered('bonus') && (
          <FormSection title={t('booking.bonus.title')}>
            <BonusField {...fields} price={price} takesVoucher />
          </FormSection>
        )}
        {live.failure && (
          <Notice kind="warning" role="alert" title={t('booking.price.failed')}>
            <Button small onClick={live.retry}>
              {t('booking.retry')}
            </Button>
          </Notice>
        )}
        {price.status !== 'free' && (
          <Notice kind="warning" role="alert" title={t('booking.notBookable.title')}>
            {reasonText(price.status, price.statusNights)}
          </Notice>
        )}
        <OfflineNotice />
        <div className={styles.tight}>
          <Button
            type="submit"
            variant="primary"
            wide
            busy={going}
            disabled={!hydrated}
            data-testid="to-summary"
          >
            {t('booking.start.next')}
          </Button>
          <p className={styles.small}>
            {t(`booking.start.nextHint.${method}`)} {t('booking.start.saved')}
          </p>
        </div>
      </form>
    </div>
  );
}
