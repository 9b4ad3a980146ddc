import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Radio } from '../../components/choice.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import styles from '../../features/booking/layout.module.css';
import type { PriceKind, ProposalDraft } from './proposal-draft.ts';
import own from './propose-change.module.css';

export function ProposalFields({
  draft,
  set,
  proposable: { setsPrice, accommodation },
  errors,
  onPreview,
}: {
  draft: ProposalDraft;
  set: (change: Partial<ProposalDraft>) => void;
  proposable: NonNullable<LandlordBooking['proposable']>;
  errors: Record<'dates' | 'persons' | 'amount', string | undefined>;
  onPreview: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const kinds: readonly PriceKind[] = ['list', 'off', 'fixed'];
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
        <TextField
          name="persons"
          inputMode="numeric"
          label={t('landlord.proposal.persons')}
          error={errors.persons}
          maxLength={2}
          value={draft.persons}
          onChange={({ target }) => set({ persons: target.value })}
        />
      </div>
      {setsPrice ? (
        <fieldset className={own.choices}>
          <legend className={styles.strong}>{t('landlord.proposal.price.legend')}</legend>
          {kinds.map((kind) => (
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
              amount: format.moneyExact(accommodation),
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
        hint={t('landlord.proposal.messageHint')}
        rows={3}
        maxLength={2000}
        value={draft.message}
        onChange={({ target }) => set({ message: target.value })}
      />
    </form>
  );
}
