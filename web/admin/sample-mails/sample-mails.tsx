import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { MailPreview } from '../parts/mail-preview.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { listSamples, type Receiver } from './sample-list.ts';

const receivers: readonly Receiver[] = ['guest', 'host', 'owner', 'partner', 'staff'];

export function SampleMails(): ReactNode {
  const { t, language } = useTexts();
  const languages = useOfferedLanguages();
  const [params, setParams] = useSearchParams();
  const { answer, failure, retry } = useCall('listSampleMails', { languageCode: language });
  const [sought, setSought] = useState('');
  const all = listSamples(answer?.mails ?? [], language);
  const name = (all.find((one) => one.name === params.get('mail')) ?? all[0])?.name;
  const receiver = all.find((one) => one.name === name)?.receiver;
  const words = sought.trim().toLocaleLowerCase(language);
  const found = all.filter(
    ({ title, receiver }) =>
      words === '' ||
      `${title} ${t(`admin.mails.samples.to.${receiver}`)}`.toLocaleLowerCase(language).includes(words),
  );
  // The mail that is shown stays in the list, whatever is searched for.
  const mails = all.filter((one) => one.name === name || found.includes(one));
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
            <TextField
              name="sought"
              type="search"
              label={t('admin.mails.samples.seek')}
              hint={words === '' ? undefined : t('admin.mails.samples.found', { count: found.length })}
              autoComplete="off"
              value={sought}
              onChange={({ target }) => {
                setSought(target.value);
              }}
            />
            <SelectField
              name="mail"
              label={t('admin.mails.samples.name')}
              hint={receiver && t(`admin.mails.samples.to.${receiver}`)}
              value={name}
              onChange={({ target }) => setParam('mail', target.value)}
            >
              {receivers.map((receiver) => {
                const own = mails.filter((one) => one.receiver === receiver);
                return (
                  own.length > 0 && (
                    <optgroup key={receiver} label={t(`admin.mails.samples.to.${receiver}`)}>
                      {own.map((one) => (
                        <option key={one.name} value={one.name}>
                          {one.title}
                        </option>
                      ))}
                    </optgroup>
                  )
                );
              })}
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
