import { useState, type ReactNode } from 'react';
import type { HomeFeed } from '../../../contract/home-feeds/home-feed.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextField } from '../../components/field.tsx';

const currencies = ['EUR', 'CHF', 'CZK', 'DKK', 'GBP', 'HUF', 'NOK', 'PLN', 'RON', 'SEK', 'USD'];

export function CurrencyFields({
  first,
  onChange,
}: {
  first: HomeFeed['currency'];
  onChange: (currency: HomeFeed['currency']) => void;
}): ReactNode {
  const { t } = useTexts();
  const [code, setCode] = useState(first?.code ?? 'EUR');
  const [rate, setRate] = useState(String(first?.rate ?? ''));
  const change = (next: { code: string; rate: string }): void => {
    setCode(next.code);
    setRate(next.rate);
    onChange(next.code === 'EUR' ? null : { code: next.code, rate: Number(next.rate) });
  };
  return (
    <>
      <SelectField
        label={t('landlord.homeFeeds.currency')}
        value={code}
        onChange={({ target }) => change({ code: target.value, rate })}
      >
        {currencies.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      {code !== 'EUR' && (
        <TextField
          required
          type="number"
          inputMode="decimal"
          min="0.0001"
          max="1000"
          step="any"
          label={t('landlord.homeFeeds.rate')}
          value={rate}
          onChange={({ target }) => change({ code, rate: target.value })}
        />
      )}
    </>
  );
}
