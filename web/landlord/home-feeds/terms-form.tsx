import { useState, type ReactNode } from 'react';
import { missingFacts } from '../../../domain/feed-fields.ts';
import { homeFeedHours } from '../../../domain/home-feeds.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Radio } from '../../components/choice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { ColumnsStep, parseMapping } from './columns-step.tsx';
import { CurrencyFields } from './currency-fields.tsx';
import { ExpertFields } from './expert-fields.tsx';
import own from './home-feeds.module.css';
import { refusalKey } from './feed-words.ts';
import { filledFields } from './mapping-edits.ts';
import type { Terms } from './feed-terms.ts';
import { findSource } from './read-sample.ts';
import { SourceFields } from './source-fields.tsx';

export function TermsForm({
  first,
  isNew = false,
  hint,
  submitText,
  isSending,
  refusal,
  feedID,
  onSubmit,
  onCancel,
}: {
  first: Terms;
  /** The feed that is changed. Absent for a new one. */
  feedID?: number;
  /** True while it is still open whether the feed is fetched or uploaded. */
  isNew?: boolean;
  hint: string;
  submitText: string;
  isSending: boolean;
  refusal: string | null;
  onSubmit: (terms: Terms, file: File | null) => void;
  onCancel?: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [terms, setTerms] = useState(first);
  const [file, setFile] = useState<File | null>(null);
  const changeTerms = (some: Partial<Terms>): void => setTerms({ ...terms, ...some });
  const isFile = terms.url === null;
  const source = findSource({ file, url: terms.url, savedUrl: first.url, feedID });
  const mapping = terms.format === 'csv' ? parseMapping(terms.mapping) : null;
  const isReady =
    terms.format !== 'csv' || (mapping !== null && missingFacts(filledFields(mapping)).length === 0);
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ ...terms, mapping: terms.format === 'csv' ? terms.mapping : null }, file);
      }}
    >
      <TextField
        required
        maxLength={100}
        autoComplete="off"
        label={t('landlord.homeFeeds.name')}
        hint={t('landlord.homeFeeds.nameHint')}
        value={terms.name}
        onChange={({ target }) => changeTerms({ name: target.value })}
      />
      <SourceFields
        url={terms.url}
        onUrl={(url) => changeTerms({ url })}
        {...{ isNew, file }}
        onFile={setFile}
      />
      <ColumnsStep
        source={source}
        mapping={terms.format === 'csv' ? terms.mapping : null}
        onChange={changeTerms}
      />
      <ExpertFields {...{ terms }} onChange={changeTerms} />
      <fieldset className={own.choices}>
        <legend>{t('landlord.homeFeeds.kind')}</legend>
        <Radio
          name="kind"
          label={t('landlord.homeFeeds.changes')}
          detail={t('landlord.homeFeeds.changesText')}
          checked={!terms.isFull}
          onChange={() => changeTerms({ isFull: false })}
        />
        <Radio
          name="kind"
          label={t('landlord.homeFeeds.full')}
          detail={t('landlord.homeFeeds.fullText')}
          checked={terms.isFull}
          onChange={() => changeTerms({ isFull: true })}
        />
      </fieldset>
      {!isFile && (
        <SelectField
          label={t('landlord.homeFeeds.every')}
          value={terms.everyHours}
          onChange={({ target }) => changeTerms({ everyHours: Number(target.value) as Terms['everyHours'] })}
        >
          {homeFeedHours.map((one) => (
            <option key={one} value={one}>
              {t(`landlord.homeFeeds.hours.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <CurrencyFields first={first.currency} onChange={(currency) => changeTerms({ currency })} />
      {refusal !== null && (
        <Notice kind="danger" role="alert">
          {t(refusalKey(refusal))}
        </Notice>
      )}
      <p className={styles.soft}>{hint}</p>
      <div className={own.actions}>
        <Button
          type="submit"
          variant="primary"
          busy={isSending}
          disabled={(isNew && isFile && file === null) || !isReady}
        >
          {submitText}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('landlord.homeFeeds.cancel')}</Button>}
      </div>
    </form>
  );
}
