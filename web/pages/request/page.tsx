import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { useRoutes } from '../../app/routes-context.ts';
import { isValidStay } from '../../../domain/stay.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import {
  draftFromQuery,
  knownAges,
  personsOf,
  stayQueryOf,
  type BookingDraft,
} from '../../features/booking/booking-draft.ts';
import { CustomerFields } from '../../features/booking/customer-fields.tsx';
import { useDraft } from '../../features/booking/draft-storage.ts';
import { ErrorSummary, fieldId, useErrorOf } from '../../features/booking/error-summary.tsx';
import { FailureNotice } from '../../features/booking/failure-notice.tsx';
import fields from '../../features/booking/fields.module.css';
import { FormSection } from '../../features/booking/form-section.tsx';
import { HomePortrait } from '../../features/booking/home-heading.tsx';
import styles from '../../features/booking/layout.module.css';
import { LegalLinks } from '../../features/booking/legal-links.tsx';
import { OfflineNotice } from '../../features/booking/offline-notice.tsx';
import { sendBooking, toBookingFailure, type BookingFailure } from '../../features/booking/send-booking.ts';
import { StayFacts } from '../../features/booking/stay-facts.tsx';
import { useEarlyTyping } from '../../features/booking/use-early-typing.ts';
import { validateDraft, type FieldErrors } from '../../features/booking/validate-draft.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import type { RequestData } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

function validateRequest(draft: BookingDraft, home: RequestData['home'], today: string): FieldErrors {
  const errors: Record<string, string> = {};
  if (!isValidStay(draft, today)) errors['dates'] = 'dates';
  if (draft.remarks.trim() === '') errors['remarks'] = 'required';
  const others = Object.entries(validateDraft(draft, 'request', home)).filter(
    // Ages and dogs are no fields of this page, though a booking begun before may have left them open.
    ([field]) => field !== 'pets' && !field.startsWith('childAge'),
  );
  return { ...errors, ...Object.fromEntries(others) };
}

/** A question to the host, with the dates that it is about. Nothing is held and nothing is owed. */
export default function RequestPage(): ReactNode {
  const { home, stay, today } = useLoaderData<RequestData>();
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const fresh = useMemo(() => draftFromQuery(stay), [stay]);
  const { draft: stored, update } = useDraft(home.objectNumber, fresh);
  const draft = stored ?? fresh;
  const [checked, setChecked] = useState<{ errors: FieldErrors; attempt: number }>({
    errors: {},
    attempt: 0,
  });
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const now = checked.attempt > 0 ? validateRequest(draft, home, today) : {};
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(checked.errors).filter(([field]) => now[field] !== undefined),
  );
  const errorOf = useErrorOf(errors);
  const form = useEarlyTyping(draft, update);
  const inFlight = useRef(false);
  const objectPath = pathOf('ObjectPage', language, { objectNumber: home.objectNumber });

  const send = async (): Promise<void> => {
    const found = validateRequest(draft, home, today);
    setChecked({ errors: found, attempt: checked.attempt + 1 });
    if (Object.keys(found).length > 0) return;
    if (inFlight.current) return;
    inFlight.current = true;
    setSending(true);
    setFailure(null);
    try {
      const made = await sendBooking(draft, {
        method: 'request',
        objectNumber: home.objectNumber,
        language,
        // What stands above the button.
        acceptTerms: true,
        expectedPrice: undefined,
      });
      const query = new URLSearchParams({
        bookingID: String(made.bookingID),
        bookingHash: made.bookingHash,
      });
      const finish = pathOf('BookingFinish', language, { objectNumber: home.objectNumber });
      await navigate(`${finish}?${query.toString()}`, { replace: true });
    } catch (error) {
      const refused = toBookingFailure(error);
      setFailure(refused);
      if (refused.type === 'invalid-customer') {
        setChecked({ errors: refused.fields, attempt: checked.attempt + 2 });
      }
      inFlight.current = false;
      setSending(false);
    }
  };

  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('booking.request.title')}</h1>
        <p className={styles.lead}>{t('booking.request.description')}</p>
        <p className="no-script-only">{t('booking.start.noScript')}</p>
      </header>
      <div className={styles.columns}>
        <aside className={`${styles.side} ${styles.sticky}`} aria-label={t('booking.stay.title')}>
          <Card className={styles.stack}>
            <HomePortrait home={{ ...home, path: objectPath }} />
            {isValidStay(draft, today) && (
              <StayFacts
                home={home}
                stay={{
                  startDate: draft.startDate,
                  endDate: draft.endDate,
                  persons: personsOf(draft),
                  childAges: knownAges(draft),
                  pets: draft.petSizes.length,
                }}
              />
            )}
          </Card>
        </aside>
        <form
          ref={form}
          method="post"
          className={styles.main}
          noValidate
          data-testid="request-form"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void send();
          }}
        >
          {failure && (
            <FailureNotice
              failure={failure}
              oldPrice={0}
              calendarPath={`${objectPath}?${stayQueryOf(draft)}`}
              similarPath={home.similarPath}
              onRetry={() => void send()}
              retrying={sending}
            />
          )}
          <ErrorSummary errors={errors} attempt={checked.attempt} />
          <FormSection title={t('booking.request.dates')}>
            <div className={fields.row}>
              <TextField
                id={fieldId('dates')}
                type="date"
                name="startDate"
                label={t('booking.stay.arrival')}
                min={today}
                value={draft.startDate}
                error={errorOf('dates')}
                onChange={(event) => update({ startDate: event.target.value })}
              />
              <TextField
                type="date"
                name="endDate"
                label={t('booking.stay.departure')}
                min={draft.startDate || today}
                value={draft.endDate}
                onChange={(event) => update({ endDate: event.target.value })}
              />
              <SelectField
                id={fieldId('adults')}
                name="persons"
                label={t('booking.request.persons')}
                value={personsOf(draft)}
                error={errorOf('adults')}
                onChange={(event) =>
                  update({ adults: Math.max(1, Number(event.target.value) - draft.childAges.length) })
                }
              >
                {Array.from({ length: Math.max(home.personsMax, personsOf(draft)) }, (_, index) => (
                  <option key={index}>{index + 1}</option>
                ))}
              </SelectField>
            </div>
          </FormSection>
          <FormSection title={t('booking.request.message')}>
            <TextAreaField
              id={fieldId('remarks')}
              name="remarks"
              label={t('booking.request.message')}
              hideLabel
              hint={t('booking.request.messageHint')}
              error={errorOf('remarks')}
              rows={6}
              maxLength={2000}
              value={draft.remarks}
              onChange={(event) => update({ remarks: event.target.value })}
            />
          </FormSection>
          <CustomerFields draft={draft} update={update} errors={errors} method="request" countries={[]} />
          <OfflineNotice />
          <LegalLinks lead="booking.request.terms" />
          <Button
            type="submit"
            variant="primary"
            busy={sending}
            disabled={sending || !hydrated}
            data-testid="send-request"
          >
            {t('booking.request.submit')}
          </Button>
          <p className={styles.small} role="status">
            {sending ? t('booking.submit.sending') : ''}
          </p>
        </form>
      </div>
    </div>
  );
}
