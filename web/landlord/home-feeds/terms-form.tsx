import { useState, type ReactNode } from 'react';
import type { HomeFeed } from '../../../contract/home-feeds/home-feed.ts';
import { homeFeedFormats, homeFeedHours } from '../../../domain/home-feeds.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Radio } from '../../components/choice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import own from './home-feeds.module.css';
import { refusalKey } from './feed-words.ts';

export type Terms = Pick<HomeFeed, 'name' | 'url' | 'format' | 'isFull' | 'everyHours' | 'currency'>;

/** In what prices may be beside euros. */
const currencies = ['EUR', 'CHF', 'CZK', 'DKK', 'GBP', 'HUF', 'NOK', 'PLN', 'RON', 'SEK', 'USD'];

/** Where a feed is found, how it is read, and how often. */
export function TermsForm({
  first,
  hint,
  submitText,
  isSending,
  refusal,
  onSubmit,
  onCancel,
}: {
  first: Terms;
  hint: string;
  submitText: string;
  isSending: boolean;
  refusal: string | null;
  onSubmit: (terms: Terms) => void;
  onCancel?: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [terms, setTerms] = useState(first);
  const [code, setCode] = useState(first.currency?.code ?? 'EUR');
  const [rate, setRate] = useState(String(first.currency?.rate ?? ''));
  const set = (some: Partial<Terms>): void => setTerms({ ...terms, ...some });
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        const currency = code === 'EUR' ? null : { code, rate: Number(rate) };
        onSubmit({ ...terms, currency });
      }}
    >
      <TextField
        required
        maxLength={100}
        autoComplete="off"
        label={t('landlord.homeFeeds.name')}
        hint={t('landlord.homeFeeds.nameHint')}
        value={terms.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        required
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        minLength={8}
        maxLength={2000}
        label={t('landlord.homeFeeds.url')}
        hint={t('landlord.homeFeeds.urlHint')}
        value={terms.url}
        onChange={({ target }) => set({ url: target.value })}
      />
      <SelectField
        label={t('landlord.homeFeeds.format')}
        value={terms.format}
        onChange={({ target }) => set({ format: target.value as Terms['format'] })}
      >
        {homeFeedFormats.map((one) => (
          <option key={one} value={one}>
            {t(`landlord.homeFeeds.formats.${one}`)}
          </option>
        ))}
      </SelectField>
      <fieldset className={own.choices}>
        <legend>{t('landlord.homeFeeds.kind')}</legend>
        <Radio
          label={t('landlord.homeFeeds.full')}
          detail={t('landlord.homeFeeds.fullText')}
          checked={terms.isFull}
          onChange={() => set({ isFull: true })}
        />
        <Radio
          label={t('landlord.homeFeeds.changes')}
          detail={t('landlord.homeFeeds.changesText')}
          checked={!terms.isFull}
          onChange={() => set({ isFull: false })}
        />
      </fieldset>
      <SelectField
        label={t('landlord.homeFeeds.every')}
        value={terms.everyHours}
        onChange={({ target }) => set({ everyHours: Number(target.value) as Terms['everyHours'] })}
      >
        {homeFeedHours.map((one) => (
          <option key={one} value={one}>
            {t(`landlord.homeFeeds.hours.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('landlord.homeFeeds.currency')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
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
          onChange={({ target }) => setRate(target.value)}
        />
      )}
      {refusal !== null && (
        <Notice kind="danger" role="alert">
          {t(refusalKey(refusal))}
        </Notice>
      )}
      <p className={styles.soft}>{hint}</p>
      <div className={own.actions}>
        <Button type="submit" variant="primary" busy={isSending} disabled={isSending}>
          {submitText}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('landlord.homeFeeds.cancel')}</Button>}
      </div>
    </form>
  );
}
