import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OccupancyHome } from '../../../contract/calendars/get-occupancy-homes.ts';
import { customerLengths } from '../../../domain/booking/customer-fields.ts';
import { languageNames } from '../../../domain/language-names.ts';
import { languages, isLanguage } from '../../../domain/language.ts';
import { homeWithPlace } from '../../../domain/place-line.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { CountField } from '../../features/booking/count-field.tsx';
import { ChildAges } from '../../features/booking/party-details.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { DirectConflicts } from './direct-conflicts.tsx';
import { isStay, partyOf, priceOf, wrongFields, type DirectDraft, type DirectField } from './direct-draft.ts';
import { DirectProblem } from './direct-problem.tsx';
import { DirectSum } from './direct-sum.tsx';
import own from './direct.module.css';

const partyMax = 99;
const dogsMax = 10;

export function DirectForm({
  initial,
  homes,
  bookingId,
}: {
  initial: DirectDraft;
  homes: readonly Pick<OccupancyHome, 'objectNumber' | 'title' | 'place'>[];
  /** 0 for a new booking. */
  bookingId: number;
}): ReactNode {
  const { t, language, format } = useTexts();
  const buildPath = useLandlordPaths();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(initial);
  // A tax that is a percentage is computed once the price has been typed.
  const [pricedDraft, setPricedDraft] = useState(initial.price);
  const [isTried, setTried] = useState(false);
  const { objectNumber, startDate, endDate, childAges } = draft;
  const party = partyOf(draft);
  const typedPrice = priceOf({ ...draft, price: pricedDraft }, null);
  const quote = useCall(
    'quoteDirectBooking',
    objectNumber > 0 && isStay(draft)
      ? {
          ...{ languageCode: language, bookingID: bookingId, objectNumber, startDate, endDate, ...party },
          ...(typedPrice === null ? {} : { price: typedPrice }),
        }
      : null,
  );
  const answer = objectNumber > 0 && isStay(draft) ? quote.answer : null;
  const listPrice = answer?.listPrice ?? null;
  const save = useSubmit('saveDirectBooking', {
    idempotent: true,
    onDone: ({ bookingID }) => navigate(buildPath('LandlordBooking', { bookingID })),
  });
  const failure = save.sending ? null : save.failure;
  const refused = failure?.type === 'invalid-customer' ? failure.data.fields : {};
  const wrong = isTried ? wrongFields(draft, listPrice) : [];
  const set = (change: Partial<DirectDraft>): void => {
    setDraft((before) => ({ ...before, ...change }));
    if (failure) save.dismiss();
  };
  const errorOf = (field: DirectField): string | undefined =>
    wrong.includes(field) ? t(`landlord.direct.wrong.${field}`) : undefined;
  const refusalOf = (field: string): string | undefined => {
    const reason = refused[field];
    return reason === undefined ? undefined : t(`booking.${reason}`);
  };
  const ageErrors = Object.fromEntries(
    isTried
      ? childAges.flatMap((age, index) => (age === null ? [[`childAge${index}`, 'childAge']] : []))
      : [],
  );
  const isBeyond = answer !== null && answer.personsMax > 0 && party.persons > answer.personsMax;
  const send = (): void => {
    setTried(true);
    const price = priceOf(draft, listPrice);
    const isComplete = wrongFields(draft, listPrice).length === 0 && !childAges.includes(null);
    if (price === null || !isComplete || save.sending) return;
    const { firstName, lastName, email, phone, taxed, note, paid } = draft;
    void save.submit({
      ...{ languageCode: language, bookingID: bookingId, objectNumber, startDate, endDate, ...party },
      guest: { firstName, lastName, email, phone, language: draft.language },
      ...{ price, taxed, note, paid, informs: draft.informs && email.trim() !== '' },
    });
  };
  return (
    <form
      className={own.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Card className={styles.stack}>
        <h2 className={styles.sectionTitle}>{t('landlord.direct.stay')}</h2>
        <SelectField
          name="home"
          label={t('landlord.bookings.home')}
          value={objectNumber}
          error={errorOf('home')}
          disabled={bookingId > 0}
          onChange={({ target }) => set({ objectNumber: Number(target.value) })}
        >
          {objectNumber === 0 && <option value={0}>{t('landlord.direct.chooseHome')}</option>}
          {homes.map((home) => (
            <option key={home.objectNumber} value={home.objectNumber}>
              {homeWithPlace(home)}
            </option>
          ))}
        </SelectField>
        <div className={own.dates}>
          <TextField
            type="date"
            name="startDate"
            label={t('landlord.proposal.startDate')}
            value={startDate}
            onChange={({ target }) => set({ startDate: target.value })}
          />
          <TextField
            type="date"
            name="endDate"
            label={t('landlord.proposal.endDate')}
            min={startDate}
            value={endDate}
            error={errorOf('dates')}
            onChange={({ target }) => set({ endDate: target.value })}
          />
        </div>
        {answer && <DirectConflicts conflicts={answer.conflicts} />}
        <div className={own.fields}>
          <CountField
            field="adults"
            label={t('booking.party.adults')}
            value={draft.adults}
            min={1}
            max={partyMax - childAges.length}
            onChange={(adults) => set({ adults })}
          />
          <CountField
            field="children"
            label={t('booking.party.children')}
            value={childAges.length}
            min={0}
            max={partyMax - draft.adults}
            onChange={(count) =>
              set({ childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null) })
            }
          />
          <CountField
            field="pets"
            label={t('booking.party.dogs')}
            value={draft.pets}
            min={0}
            max={dogsMax}
            onChange={(pets) => set({ pets })}
          />
        </div>
        {childAges.length > 0 && (
          <ChildAges ages={childAges} errors={ageErrors} onChange={(ages) => set({ childAges: ages })} />
        )}
        {isBeyond && (
          <p className={styles.warning} role="status">
            {t('landlord.direct.beyond', { count: answer.personsMax })}
          </p>
        )}
      </Card>
      <Card className={styles.stack}>
        <h2 className={styles.sectionTitle}>{t('landlord.guest')}</h2>
        <div className={own.fields}>
          <TextField
            name="firstName"
            autoComplete="off"
            maxLength={customerLengths.firstName}
            label={t('landlord.direct.firstName')}
            value={draft.firstName}
            error={refusalOf('firstName')}
            onChange={({ target }) => set({ firstName: target.value })}
          />
          <TextField
            name="lastName"
            autoComplete="off"
            required
            maxLength={customerLengths.lastName}
            label={t('landlord.direct.lastName')}
            value={draft.lastName}
            error={errorOf('lastName') ?? refusalOf('lastName')}
            onChange={({ target }) => set({ lastName: target.value })}
          />
          <TextField
            type="email"
            name="email"
            autoComplete="off"
            maxLength={customerLengths.email}
            label={t('landlord.direct.email')}
            hint={t('landlord.direct.emailHint')}
            value={draft.email}
            error={refusalOf('email')}
            onChange={({ target }) => set({ email: target.value, informs: target.value.trim() !== '' })}
          />
          <TextField
            type="tel"
            name="phone"
            autoComplete="off"
            maxLength={customerLengths.phone}
            label={t('landlord.direct.phone')}
            value={draft.phone}
            error={refusalOf('phone')}
            onChange={({ target }) => set({ phone: target.value })}
          />
          <SelectField
            name="language"
            label={t('landlord.direct.language')}
            value={draft.language}
            onChange={({ target }) => {
              if (isLanguage(target.value)) set({ language: target.value });
            }}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </SelectField>
        </div>
      </Card>
      <Card className={styles.stack}>
        <h2 className={styles.sectionTitle}>{t('landlord.direct.money')}</h2>
        <div className={own.fields}>
          <TextField
            name="price"
            inputMode="decimal"
            maxLength={12}
            label={t('landlord.direct.price')}
            hint={
              listPrice === null
                ? t('landlord.direct.priceHint')
                : t('landlord.direct.listPrice', { amount: format.moneyExact(listPrice) })
            }
            placeholder={listPrice === null ? '' : format.number(listPrice, 2)}
            value={draft.price}
            error={errorOf('price')}
            onChange={({ target }) => set({ price: target.value })}
            onBlur={() => setPricedDraft(draft.price)}
          />
        </div>
        <Checkbox
          name="taxed"
          label={t('landlord.direct.taxed')}
          detail={t('landlord.direct.taxedHint')}
          checked={draft.taxed}
          onChange={({ target }) => set({ taxed: target.checked })}
        />
        <DirectSum
          price={priceOf(draft, listPrice)}
          touristTax={draft.taxed ? (answer?.touristTax ?? null) : null}
        />
        <Checkbox
          name="paid"
          label={t('landlord.direct.paid')}
          checked={draft.paid}
          onChange={({ target }) => set({ paid: target.checked })}
        />
      </Card>
      <Card className={styles.stack}>
        <TextAreaField
          name="note"
          rows={3}
          maxLength={1000}
          label={t('landlord.direct.note')}
          hint={t('landlord.direct.noteHint')}
          value={draft.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        {draft.email.trim() !== '' && (
          <Checkbox
            name="informs"
            label={t(`landlord.direct.informs.${bookingId > 0 ? 'changed' : 'made'}`)}
            detail={t('landlord.direct.informs.detail')}
            checked={draft.informs}
            onChange={({ target }) => set({ informs: target.checked })}
          />
        )}
        <DirectProblem failure={failure} />
        {wrong.length > 0 && (
          <p className={styles.warning} role="alert">
            {t('landlord.direct.wrong.some')}
          </p>
        )}
        <div>
          <Button type="submit" variant="primary" busy={save.sending !== null} data-testid="save-direct">
            {t(`landlord.direct.${bookingId > 0 ? 'saveChange' : 'save'}`)}
          </Button>
        </div>
      </Card>
    </form>
  );
}
