import { useState, type ReactNode } from 'react';
import type { HistoryKind } from '../../../domain/homes/home-history.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { HistoryEntry } from './history-entry.tsx';
import type { Entry } from './entry.ts';

interface HistoryFilter {
  objectNumber: number;
  kind: HistoryKind | '';
}

export function Entries({ entries }: { entries: readonly Entry[] }): ReactNode {
  return (
    <ol>
      {entries.map((entry) => (
        <HistoryEntry key={entry.key} entry={entry} />
      ))}
    </ol>
  );
}

export function Older({ shown, cursor }: { shown: HistoryFilter; cursor: string }): ReactNode {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  if (cursor === '') return null;
  return isAsked ? (
    <OlderPage shown={shown} cursor={cursor} />
  ) : (
    <p className={styles.actions}>
      <Button onClick={() => setAsked(true)}>{t('admin.history.older')}</Button>
    </p>
  );
}

function OlderPage({ shown, cursor }: { shown: HistoryFilter; cursor: string }): ReactNode {
  const { language } = useTexts();
  const { answer, failure, retry } = useCall('getHomeHistory', {
    ...{ languageCode: language, ...shown, cursor },
  });
  return (
    <>
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <>
          <Entries entries={answer.entries} />
          <Older shown={shown} cursor={answer.cursor} />
        </>
      )}
    </>
  );
}
