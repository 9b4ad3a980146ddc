import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { MailPreview } from '../parts/mail-preview.tsx';
import { SelectField } from '../../components/field.tsx';

export function SampleMails(): ReactNode {
  const { t, language } = useTexts();
  const languages = useOfferedLanguages();
  const [params, setParams] = useSearchParams();
  const { answer, failure, retry } = useCall('listSampleMails', { languageCode: language });
  const mails = (answer?.mails ?? []).toSorted((one, other) =>
    one.subject.localeCompare(other.subject, language),
  );
  const name = (mails.find((one) => one.name === params.get('mail')) ?? mails[0])?.name;
  const mailLanguage = languages.find((one) => one === params.get('in')) ?? language;
  const setParam = (key: string, value: string): void => {
    const nextParams = new URLSearchParams(params);
    nextParams.set(key, value);
    setParams(nextParams, { preventScrollReset: true, replace: true });
  };
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.mails.samples.title')}</h1>
      <Pending {...{ answer, failure, retry }} />
      {answer && name !== undefined && (
        <>
          <div className={styles.filters}>
            <SelectField
              name="mail"
              label={t('admin.mails.samples.name')}
              value={name}
              onChange={({ target }) => setParam('mail', target.value)}
            >
              {mails.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.subject}
                </option>
              ))}
            </SelectField>
            <SelectField
              name="in"
              label={t('admin.mails.samples.language')}
              value={mailLanguage}
              onChange={({ target }) => setParam('in', target.value)}
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {one.toUpperCase()}
                </option>
              ))}
            </SelectField>
          </div>
          <MailPreview
            name={name}
            address={(look) =>
              `/mails/samples/${name}/${mailLanguage}?${new URLSearchParams({ look, key: answer.key }).toString()}`
            }
          />
        </>
      )}
    </div>
  );
}
