import { useState, type ReactNode } from 'react';
import type { GoogleFeed } from '../../../contract/google-feeds/google-feed.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextField } from '../../components/field.tsx';
import { FactList } from '../work/fact-list.tsx';
import styles from './google-feed.module.css';

type Action = 'on' | 'off' | 'renew';

/** Switches the feed for Google on and off, and shows its addresses, who reads it and what homes lack. */
export function GoogleFeedCard({
  feed,
  lead,
  isSending,
  hasFailed,
  onAction,
}: {
  feed: GoogleFeed;
  lead?: string;
  isSending: boolean;
  hasFailed: boolean;
  onAction: (action: Action) => void;
}): ReactNode {
  const { t } = useTexts();
  const [question, setQuestion] = useState<'off' | 'renew' | null>(null);
  const { addresses, homes } = feed;
  const act = (action: Action): void => {
    setQuestion(null);
    onAction(action);
  };
  return (
    <Card className={styles.card} data-testid="google-feed" data-state={addresses ? 'on' : 'off'}>
      <h3 className={styles.title}>{t('google.title')}</h3>
      <p>{t('google.text')}</p>
      {lead && <p>{lead}</p>}
      <p role="status">
        <strong>{t(`google.${addresses ? 'isOn' : 'isOff'}`)}</strong>
        {addresses && ` · ${t('google.homes', { count: homes })}`}
      </p>
      {addresses && (
        <>
          <Addresses addresses={addresses} />
          <Readings feed={feed} />
        </>
      )}
      <Lacks feed={feed} />
      <FailureNotice text={hasFailed && t('google.failed')} />
      {question ? (
        <div role="group" aria-label={t(`google.${question === 'off' ? 'turnOff' : 'renew'}`)}>
          <p role="alert">{t(`google.${question}Question`)}</p>
          <p className={styles.actions}>
            <Button variant="primary" busy={isSending} onClick={() => act(question)}>
              {t(`google.${question === 'off' ? 'turnOff' : 'renew'}`)}
            </Button>
            <Button onClick={() => setQuestion(null)}>{t('google.cancel')}</Button>
          </p>
        </div>
      ) : (
        <p className={styles.actions}>
          {addresses ? (
            <>
              <Button small busy={isSending} onClick={() => setQuestion('renew')}>
                {t('google.renew')}
              </Button>
              <Button small variant="quiet" busy={isSending} onClick={() => setQuestion('off')}>
                {t('google.turnOff')}
              </Button>
            </>
          ) : (
            <Button busy={isSending} onClick={() => act('on')}>
              {t('google.turnOn')}
            </Button>
          )}
        </p>
      )}
    </Card>
  );
}

function Addresses({ addresses }: { addresses: NonNullable<GoogleFeed['addresses']> }): ReactNode {
  const { t } = useTexts();
  const renderAddress = (label: string, url: string): ReactNode => (
    <TextField key={url} label={label} readOnly value={url} onFocus={({ target }) => target.select()} />
  );
  return (
    <div className={styles.addresses}>
      {addresses.homes.map(({ language, url }) =>
        renderAddress(t('google.list', { language: t(`google.language.${language}`) }), url),
      )}
      {renderAddress(t('google.prices'), addresses.prices)}
      {renderAddress(t('google.landingPages'), addresses.landingPages)}
      <p className={styles.soft}>{t('google.secret')}</p>
    </div>
  );
}

function Readings({ feed: { homesRead, pricesRead } }: { feed: GoogleFeed }): ReactNode {
  const { t, format } = useTexts();
  const describe = (reading: GoogleFeed['homesRead']): string => {
    if (!reading) return t('google.never');
    const moment = format.moment(reading.at);
    return reading.program === '' ? moment : t('google.readBy', { moment, program: reading.program });
  };
  return (
    <FactList
      testId="google-readings"
      facts={[
        { key: 'homes', label: t('google.homesRead'), value: describe(homesRead) },
        { key: 'prices', label: t('google.pricesRead'), value: describe(pricesRead) },
      ]}
    />
  );
}

function Lacks({ feed: { lacks } }: { feed: GoogleFeed }): ReactNode {
  const { t } = useTexts();
  if (lacks.length === 0) return <p className={styles.soft}>{t('google.lacksNone')}</p>;
  return (
    <details className={styles.lacks} data-testid="google-lacks">
      <summary>{t('google.lacks')}</summary>
      <ul>
        {lacks.map(({ lack, homes, examples }) => (
          <li key={lack}>
            <strong>{t(`google.lack.${lack}`)}</strong>: {t('google.count', { count: homes })}
            <span className={styles.examples}>
              {examples.map(({ title, objectNumber }) => `${title} (${objectNumber})`).join(', ')}
              {homes > examples.length && ` ${t('google.andMore', { count: homes - examples.length })}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
