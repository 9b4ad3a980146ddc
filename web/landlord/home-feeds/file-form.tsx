import type { ReactNode } from 'react';
import type { FeedMapping } from '../../../contract/feeds/feed-mapping.ts';
import type { HomeFeedSample } from '../../../contract/home-feeds/home-feed-sample.ts';
import { tableEncodings } from '../../../domain/feed-fields.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import own from './mapping.module.css';
import type { SampleChoices } from './read-sample.ts';

const delimiters = [';', ',', '\t', '|', '^', '~', '#', ':'];

/**
 * Settings for reading the file: encoding, separator, entries, decimal sign. They are needed only if the detection was
 * wrong.
 */
export function FileForm({
  sample,
  mapping,
  onAgain,
  onMapping,
}: {
  sample: HomeFeedSample;
  mapping: FeedMapping;
  onAgain: (choices: SampleChoices) => void;
  onMapping: (mapping: FeedMapping) => void;
}): ReactNode {
  const { t } = useTexts();
  const { document, encoding, delimiter, rows } = sample;
  const current = { document, encoding, delimiter, rows };
  const choices = delimiters.includes(delimiter) ? delimiters : [...delimiters, delimiter];
  return (
    <details>
      <summary>{t('landlord.homeFeeds.map.form')}</summary>
      <div className={own.fields}>
        <SelectField
          label={t('landlord.homeFeeds.map.encoding')}
          value={encoding}
          onChange={({ target }) => onAgain({ ...current, encoding: target.value as typeof encoding })}
        >
          {tableEncodings.map((one) => (
            <option key={one} value={one}>
              {t(`landlord.homeFeeds.map.encodings.${one}`)}
            </option>
          ))}
        </SelectField>
        {document === 'csv' && (
          <SelectField
            label={t('landlord.homeFeeds.map.delimiter')}
            value={delimiter}
            onChange={({ target }) => onAgain({ ...current, delimiter: target.value })}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {one === '\t' ? t('landlord.homeFeeds.map.tab') : one}
              </option>
            ))}
          </SelectField>
        )}
        {sample.rowChoices.length > 1 && (
          <SelectField
            label={t('landlord.homeFeeds.map.rows')}
            value={rows}
            onChange={({ target }) => onAgain({ ...current, rows: target.value })}
          >
            {sample.rowChoices.map((one) => (
              <option key={one} value={one}>
                {one === '' ? t('landlord.homeFeeds.map.wholeDocument') : one}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t('landlord.homeFeeds.map.decimal')}
          value={mapping.decimal}
          onChange={({ target }) =>
            onMapping({ ...mapping, decimal: target.value as FeedMapping['decimal'] })
          }
        >
          <option value=",">{t('landlord.homeFeeds.map.decimals.comma')}</option>
          <option value=".">{t('landlord.homeFeeds.map.decimals.point')}</option>
        </SelectField>
      </div>
    </details>
  );
}
