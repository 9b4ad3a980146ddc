import type { ReactNode } from 'react';
import { motifPicture, voucherEuros, voucherMotifs, type VoucherMotif } from '../../../domain/vouchers.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { RadioCard } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import shop from './shop.module.css';

export function AmountField({
  value,
  error,
  bounds,
  onChange,
}: {
  value: string;
  error: string | undefined;
  bounds: { min: string; max: string };
  onChange: (amount: string) => void;
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <>
      <div className={shop.offered}>
        {voucherEuros.offered.map((euros) => (
          <Button
            key={euros}
            variant={value === String(euros) ? 'primary' : 'secondary'}
            aria-pressed={value === String(euros)}
            onClick={() => onChange(String(euros))}
          >
            {format.money(euros)}
          </Button>
        ))}
      </div>
      <TextField
        name="amount"
        label={t('vouchers.shop.amount')}
        hint={t('vouchers.shop.amountHint', bounds)}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </>
  );
}

export function MotifField({
  motif: chosenMotif,
  onChange,
}: {
  motif: VoucherMotif;
  onChange: (motif: VoucherMotif) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <fieldset className={shop.motifs}>
      <legend>{t('vouchers.shop.motif')}</legend>
      {voucherMotifs.map((motif) => (
        <RadioCard
          key={motif}
          name="motif"
          value={motif}
          checked={chosenMotif === motif}
          onChange={() => onChange(motif)}
          label={
            <span className={shop.motif}>
              <img
                src={`${motifPicture(motif)}-1200x630.jpg`}
                width={1200}
                height={630}
                alt=""
                loading="lazy"
                decoding="async"
              />
              {t(`vouchers.motif.${motif}`)}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
