import { useEffect, useMemo, type FormEvent, type ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useRoutes } from '../../../app/routes-context.ts';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { StayPage } from '../../../features/booking/bookable-home.ts';
import {
  draftFromQuery,
  knownAges,
  personsOf,
  priceInputOf,
  stayQueryOf,
  withStay,
} from '../../../features/booking/booking-draft.ts';
import styles from '../../../features/booking/layout.module.css';
import { BonusField, ExtrasFields, InsuranceFields } from '../../../features/booking/choice-fields.tsx';
import { CustomerFields, type CountryChoice } from '../../../features/booking/customer-fields.tsx';
import { loadDraft, saveDraft, useDraft } from '../../../features/booking/draft-storage.ts';
import { ErrorSummary } from '../../../features/booking/error-summary.tsx';
import { useReasonText } from '../../../features/booking/use-reason-text.ts';
import { FormSection } from '../../../features/booking/form-section.tsx';
import { OfflineNotice } from '../../../features/booking/offline-notice.tsx';
import { PartyFields } from '../../../features/booking/party-fields.tsx';
import { StayBar } from '../../../features/booking/stay-bar.tsx';
import { useEarlyTyping } from '../../../features/booking/use-early-typing.ts';
import { useCheckedErrors } from '../../../features/booking/use-checked-errors.ts';
import { useQuote } from '../../../features/booking/use-quote.ts';
import { validateDraft } from '../../../features/booking/validate-draft.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useHydrated } from '../../../app/use-hydrated.ts';

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
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const going = useNavigation().state === 'loading';
  const reasonText = useReasonText();
  const { objectNumber } = home;
  const fresh = useMemo(() => draftFromQuery(stay), [stay]);
  const { draft: stored, update } = useDraft(objectNumber, fresh);
  const draft = stored ?? fresh;
  const live = useQuote(priceInputOf(draft, objectNumber, language), quote);
  const price = live.price ?? quote.price;
  // Coming with another stay than the one that the draft was begun or left with: the new one counts.
  useEffect(() => {
    const known = loadDraft(objectNumber, fresh);
    const asked = stayQueryOf(fresh);
    if (known && known.begunWith !== asked && stayQueryOf(known) !== asked) {
      saveDraft(objectNumber, withStay(known, stay));
    }
  }, [objectNumber, fresh, stay]);

  const { errors, attempt, check } = useCheckedErrors(() => validateDraft(draft, method, home));
  const fields = { draft, update, errors };
  const form = useEarlyTyping(draft, update);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!check() || price.status !== 'free') return;
    saveDraft(objectNumber, draft);
    // The next step comes from the server; without it the page would give way to an error.
    if (!navigator.onLine) return;
    const summary = pathOf(method === 'option' ? 'OptionSummary' : 'BookingSummary', language, {
      objectNumber,
    });
    void navigate(`${summary}?${stayQueryOf(draft)}`);
  };

  return (
    <div className={styles.columns}>
      <StayBar
        home={home}
        stay={{
          startDate: draft.startDate,
          endDate: draft.endDate,
          persons: personsOf(draft),
          childAges: knownAges(draft),
          pets: draft.petSizes.length,
        }}
        price={price}
        today={today}
        updating={live.fetching}
        changePath={`${pathOf('ObjectPage', language, { objectNumber })}?${stayQueryOf(draft)}`}
      />
      {/* By post, so that nothing personal gets into an address should it be sent before it is alive. */}
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
        <InsuranceFields {...fields} price={price} />
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
          <BonusField {...fields} price={price} />
        </FormSection>
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
            {t('booking.start.nextHint')} {t('booking.start.saved')}
          </p>
        </div>
      </form>
    </div>
  );
}
