import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Radio } from '../../components/choice.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import styles from '../../features/booking/layout.module.css';
import { PartyChoices } from '../../features/booking/party-fields.tsx';
import type { FieldErrors } from '../../features/booking/validate-draft.ts';
import { priceKinds, proposalWords, type ProposalDraft } from './proposal-draft.ts';
import own from './propose-change.module.css';

export function ProposalFields({
  draft,
  set,
  booking,
  partyErrors,
  proposable: { setsPrice, accommodation, total },
  errors,
  onPreview,
}: {
  draft: ProposalDraft;
  set: (change: Partial<ProposalDraft>) => void;
  booking: LandlordBooking;
  proposable: NonNullable<LandlordBooking['proposable']>;
  partyErrors: FieldErrors;
  errors: Record<'dates' | 'amount', string | undefined>;
  onPreview: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPreview();
      }}
    >
      <div className={own.fields}>
        <TextField
          type="date"
          name="startDate"
          label={t('landlord.proposal.startDate')}
          value={draft.startDate}
          onChange={({ target }) => set({ startDate: target.value })}
        />
        <TextField
          type="date"
          name="endDate"
          label={t('landlord.proposal.endDate')}
          error={errors.dates}
          value={draft.endDate}
          onChange={({ target }) => set({ endDate: target.value })}
        />
      </div>
      <fieldset className={own.party}>
        <legend className={styles.strong}>{t('booking.stay.guests')}</legend>
        <PartyChoices draft={draft} update={set} errors={partyErrors} limits={booking.object} />
      </fieldset>
      {setsPrice ? (
        <fieldset className={own.choices}>
          <legend className={styles.strong}>{t('landlord.proposal.price.legend')}</legend>
          {priceKinds.map((kind) => (
            <Radio
              key={kind}
              name="price"
              value={kind}
              label={t(`landlord.proposal.price.${kind}`)}
              checked={draft.price === kind}
              onChange={() => set({ price: kind })}
            />
          ))}
        </fieldset>
      ) : (
        <p className={styles.small}>{t('landlord.proposal.price.coHost')}</p>
      )}
      {draft.price !== 'list' && (
        <div className={own.fields}>
          <TextField
            name="amount"
            inputMode="decimal"
            label={t(`landlord.proposal.price.${draft.price}Amount`)}
            hint={t(`landlord.proposal.price.${draft.price}Hint`, {
              amount: format.moneyExact(draft.price === 'total' ? total : accommodation),
            })}
            error={errors.amount}
            maxLength={12}
            value={draft.amount}
            onChange={({ target }) => set({ amount: target.value })}
          />
        </div>
      )}
      <TextAreaField
        name="proposalMessage"
        label={t('landlord.proposal.message')}
        hint={t(`${proposalWords(booking)}.messageHint`)}
        rows={3}
        maxLength={2000}
        value={draft.message}
        onChange={({ target }) => set({ message: target.value })}
      />
    </form>
  );
}
