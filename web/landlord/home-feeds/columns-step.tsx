import { useState, type ReactNode } from 'react';
import type { FeedMapping } from '../../../contract/feeds/feed-mapping.ts';
import type { HomeFeedSample } from '../../../contract/home-feeds/home-feed-sample.ts';
import type { HomeFeedFormat } from '../../../domain/home-feeds.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { FileForm } from './file-form.tsx';
import own from './home-feeds.module.css';
import { MappingEditor } from './mapping-editor.tsx';
import { readSample, type SampleChoices, type SampleSource } from './read-sample.ts';

/** Reads a sample of the feed and lets the reader match its columns. Formats with a fixed structure are only named. */
export function ColumnsStep({
  source,
  mapping,
  onChange,
}: {
  /** Null until a file is chosen or an address is entered. */
  source: SampleSource | null;
  mapping: string | null;
  onChange: (terms: { format: HomeFeedFormat; mapping: string | null }) => void;
}): ReactNode {
  const { t } = useTexts();
  const [sample, setSample] = useState<HomeFeedSample | null>(null);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<{ problem: string; detail: string } | null>(null);
  const current = parseMapping(mapping);

  async function loadSample(choices: SampleChoices): Promise<void> {
    if (!source) return;
    setReading(true);
    const result = await readSample(source, choices);
    setReading(false);
    setRefusal(result.ok ? null : result);
    if (!result.ok) return;
    const { sample: found } = result;
    setSample(found);
    const { document, encoding, delimiter, rows } = found;
    // Keeps the matches made so far when the file is read with other settings.
    const kept = current && sample !== null ? { ...current, document, encoding, delimiter, rows } : current;
    onChange({ format: found.format, mapping: JSON.stringify(kept ?? found.mapping) });
  }
  const changeMapping = (next: FeedMapping): void =>
    onChange({ format: 'csv', mapping: JSON.stringify(next) });
  const first: SampleChoices =
    current && sample === null
      ? {
          document: current.document,
          encoding: current.encoding,
          delimiter: current.delimiter,
          rows: current.rows,
        }
      : {};
  return (
    <>
      <div className={own.actions}>
        <Button
          busy={isReading}
          disabled={source === null}
          variant={sample === null ? 'primary' : 'secondary'}
          onClick={() => void loadSample(first)}
        >
          {t(`landlord.homeFeeds.${sample === null ? 'look' : 'lookAgain'}`)}
        </Button>
        <p className={styles.soft} role="status">
          {sample?.format === 'csv' &&
            t(`landlord.homeFeeds.${sample.isWhole ? 'looked' : 'lookedMore'}`, { count: sample.count })}
          {sample &&
            sample.format !== 'csv' &&
            t('landlord.homeFeeds.knownFormat', { format: t(`landlord.homeFeeds.formats.${sample.format}`) })}
        </p>
      </div>
      {refusal && !isReading && (
        <Notice kind="danger" role="alert">
          <p>
            {t(
              refusal.problem === 'other'
                ? 'landlord.homeFeeds.refused.other'
                : `landlord.homeFeeds.problem.${refusal.problem}`,
            )}
          </p>
          {refusal.detail !== '' && <p className={own.detail}>{refusal.detail}</p>}
        </Notice>
      )}
      {sample?.format === 'csv' && current && (
        <>
          <FileForm
            {...{ sample }}
            mapping={current}
            onAgain={(choices) => void loadSample(choices)}
            onMapping={changeMapping}
          />
          <MappingEditor {...{ sample }} mapping={current} onChange={changeMapping} />
        </>
      )}
    </>
  );
}

/** Returns null if the text is not JSON, which can happen because experts may type it. */
export function parseMapping(text: string | null): FeedMapping | null {
  try {
    const mapping = JSON.parse(text ?? 'null') as FeedMapping | null;
    return (
      mapping && {
        ...mapping,
        document: mapping.document ?? 'csv',
        encoding: mapping.encoding ?? 'auto',
        delimiter: mapping.delimiter ?? ',',
        decimal: mapping.decimal ?? '.',
        rows: mapping.rows ?? '',
        values: mapping.values ?? {},
        constants: mapping.constants ?? {},
        amenities: mapping.amenities ?? {},
        units: mapping.units ?? {},
        touristTax: mapping.touristTax ?? [],
        ...(mapping.photos && { photos: { ...mapping.photos, more: mapping.photos.more ?? [] } }),
      }
    );
  } catch {
    return null;
  }
}
