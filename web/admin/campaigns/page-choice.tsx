import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { issuePageKinds, issuePages } from './issue-pages.ts';

const noFilter = {};
const byAddress = 'address';

/** Choice of the page for an issue: a published one, or any other by its address. */
export function PageChoice({
  page,
  error,
  onPage,
}: {
  page: string;
  error: string | undefined;
  onPage: (page: string) => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { answer, failure } = useCall('listContents', noFilter);
  const [isTyped, setTyped] = useState(false);
  const [sought, setSought] = useState('');
  const pages = answer && issuePages(answer.units, language);
  const isFound = (title: string): boolean =>
    title.toLocaleLowerCase(language).includes(sought.trim().toLocaleLowerCase(language));
  // An address can be typed if the list cannot be loaded.
  const asksAddress = isTyped || failure !== null;
  return (
    <>
      {pages && (
        <TextField
          name="sought"
          type="search"
          label={t('admin.campaigns.seek')}
          autoComplete="off"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {!failure && (
        <SelectField
          name="page"
          label={t('admin.campaigns.choose')}
          disabled={!pages}
          error={asksAddress ? undefined : error}
          value={isTyped ? byAddress : page}
          onChange={({ target }) => {
            setTyped(target.value === byAddress);
            onPage(target.value === byAddress ? '' : target.value);
          }}
        >
          <option value="">{t(pages ? 'admin.campaigns.chooseOne' : 'admin.loading')}</option>
          {pages &&
            issuePageKinds
              .filter((kind) => pages[kind].length > 0)
              .map((kind) => (
                <optgroup key={kind} label={t(`admin.campaigns.kind.${kind}`)}>
                  {pages[kind]
                    .filter(({ path, title }) => path === page || isFound(title))
                    .map(({ path, title, publishedAt }) => (
                      <option key={path} value={path}>
                        {`${title} (${format.date(publishedAt.slice(0, 10))})`}
                      </option>
                    ))}
                </optgroup>
              ))}
          <option value={byAddress}>{t('admin.campaigns.byAddress')}</option>
        </SelectField>
      )}
      {asksAddress && (
        <TextField
          name="address"
          label={t('admin.campaigns.page')}
          autoComplete="off"
          maxLength={1000}
          value={page}
          error={error}
          onChange={({ target }) => onPage(target.value)}
        />
      )}
    </>
  );
}
