import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Radio } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import { ChooseFile } from './choose-file.tsx';
import own from './home-feeds.module.css';

/** Source of a feed: a URL, or an uploaded file (`url` is null). For a new feed both can be chosen. */
export function SourceFields({
  isNew,
  url,
  file,
  onUrl,
  onFile,
}: {
  isNew: boolean;
  url: string | null;
  file: File | null;
  onUrl: (url: string | null) => void;
  onFile: (file: File) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <>
      {isNew && (
        <fieldset className={own.choices}>
          <legend>{t('landlord.homeFeeds.source')}</legend>
          <Radio
            name="source"
            label={t('landlord.homeFeeds.byAddress')}
            detail={t('landlord.homeFeeds.byAddressText')}
            checked={url !== null}
            onChange={() => onUrl('')}
          />
          <Radio
            name="source"
            label={t('landlord.homeFeeds.byFile')}
            detail={t('landlord.homeFeeds.byFileText')}
            checked={url === null}
            onChange={() => onUrl(null)}
          />
        </fieldset>
      )}
      {isNew && url === null && (
        <div className={own.choices}>
          <ChooseFile text={t('landlord.homeFeeds.chooseFile')} onChosen={onFile} />
          <p className={own.url} role="status">
            {file ? file.name : t('landlord.homeFeeds.fileHint')}
          </p>
        </div>
      )}
      {url !== null && (
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
          value={url}
          onChange={({ target }) => onUrl(target.value)}
        />
      )}
    </>
  );
}
