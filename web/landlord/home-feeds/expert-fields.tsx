import type { ReactNode } from 'react';
import { homeFeedFormats } from '../../../domain/home-feeds.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextAreaField } from '../../components/field.tsx';
import styles from '../parts/landlord.module.css';
import type { Terms } from './feed-terms.ts';

/** The format and the mapping as JSON, for programs and experts. */
export function ExpertFields({
  terms,
  onChange,
}: {
  terms: Terms;
  onChange: (some: Partial<Terms>) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <details>
      <summary>{t('landlord.homeFeeds.expert')}</summary>
      <div className={styles.stack}>
        <SelectField
          label={t('landlord.homeFeeds.format')}
          value={terms.format}
          onChange={({ target }) => onChange({ format: target.value as Terms['format'] })}
        >
          {homeFeedFormats.map((one) => (
            <option key={one} value={one}>
              {t(`landlord.homeFeeds.formats.${one}`)}
            </option>
          ))}
        </SelectField>
        {terms.format === 'csv' && (
          <TextAreaField
            rows={8}
            maxLength={50_000}
            spellCheck={false}
            label={t('landlord.homeFeeds.mapping')}
            hint={t('landlord.homeFeeds.mappingHint')}
            value={terms.mapping ?? ''}
            onChange={({ target }) => onChange({ mapping: target.value })}
          />
        )}
      </div>
    </details>
  );
}
