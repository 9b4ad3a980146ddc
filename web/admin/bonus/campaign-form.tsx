import { useState, type ReactNode } from 'react';
import { readAmountOrZero } from '../../../domain/read-amount.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/admin.module.css';
import { FormActions } from '../parts/form-actions.tsx';
import type { FoundCampaign } from './bonus-campaign.ts';
import { euros, type Euros } from '../../../domain/money.ts';

function parseEuros(typed: string): Euros | null {
  const amount = readAmountOrZero(typed, 999_999);
  return amount === null ? null : euros(amount);
}

export function CampaignForm({
  campaign,
  onDone,
}: {
  campaign: FoundCampaign | null;
  onDone: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [typed, setTyped] = useState(() => ({
    name: campaign?.name ?? '',
    amount: String(campaign?.amount ?? ''),
    minimum: String(campaign?.minimum ?? '0'),
    validFrom: campaign?.validFrom ?? todayInBerlin(new Date()),
    validUntil: campaign?.validUntil ?? '',
    perGuest: campaign ? String(campaign.perGuest ?? '') : '1',
  }));
  const [isPaused, setPaused] = useState(campaign?.isPaused ?? false);
  const [isTried, setTried] = useState(false);
  const save = useSubmit('setBonusCampaign', { onDone });
  const amount = parseEuros(typed.amount);
  const minimum = parseEuros(typed.minimum);
  const renderField = (
    name: keyof typeof typed,
    type: string,
    isWrong: boolean,
    hint?: string,
  ): ReactNode => (
    <TextField
      key={name}
      name={name}
      type={type}
      inputMode={type === 'text' && name !== 'name' ? 'decimal' : undefined}
      maxLength={100}
      label={t(`bonus.${name}`)}
      hint={hint}
      error={isTried && isWrong ? t(typed[name].trim() === '' ? 'bonus.missing' : 'bonus.wrong') : undefined}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  const perGuest = typed.perGuest.trim() === '' ? null : Number(typed.perGuest);
  const isPerGuestWrong = perGuest !== null && !(Number.isInteger(perGuest) && perGuest >= 1);
  return (
    <form
      className={styles.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const { name, validFrom, validUntil } = typed;
        if (name.trim() === '' || amount === null || minimum === null) return;
        if (validFrom === '' || validUntil === '' || isPerGuestWrong) return;
        const campaignID = campaign?.campaignID ?? null;
        const terms = { name, amount, minimum, validFrom, validUntil, perGuest, isPaused };
        void save.submit({ campaignID, ...terms });
      }}
    >
      {renderField('name', 'text', typed.name.trim() === '')}
      <div className={styles.filters}>
        {renderField('amount', 'text', amount === null)}
        {renderField('minimum', 'text', minimum === null)}
        {renderField('validFrom', 'date', typed.validFrom === '')}
        {renderField('validUntil', 'date', typed.validUntil === '')}
      </div>
      {renderField('perGuest', 'text', isPerGuestWrong, t('bonus.perGuestHint'))}
      <Checkbox
        label={t('bonus.isPaused')}
        checked={isPaused}
        onChange={({ target }) => setPaused(target.checked)}
      />
      <FailureNotice
        kind="warning"
        text={save.failure && t(save.failure.type === 'campaign-invalid' ? 'bonus.invalid' : 'admin.failed')}
      />
      <FormActions submit={t('bonus.save')} busy={save.sending !== null} />
    </form>
  );
}
