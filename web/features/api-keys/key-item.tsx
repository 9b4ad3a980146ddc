import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './api-keys.module.css';
import { KeyLog } from './key-log.tsx';
import type { ApiKey, KeyBusiness } from './key-calls.ts';

export function KeyItem({
  item: { keyID, name, scopes, createdAt, createdBy, expiresAt, lastUsedAt, endedAt },
  onChange,
}: {
  item: ApiKey;
  onChange: (businesses: KeyBusiness[]) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const end = useSubmit('revokeApiKey', { onDone: ({ businesses }) => onChange(businesses) });
  const facts = [
    t(createdBy === '' ? 'keys.madeOn' : 'keys.made', { moment: format.moment(createdAt), name: createdBy }),
    endedAt !== null && t('keys.ended', { moment: format.moment(endedAt) }),
    endedAt === null && expiresAt !== null && t('keys.until', { moment: format.moment(expiresAt) }),
    lastUsedAt === null ? t('keys.neverUsed') : t('keys.used', { moment: format.moment(lastUsedAt) }),
  ];
  return (
    <li className={styles.item} data-testid="api-key">
      <div>
        <p className={styles.name}>
          {name}
          <span className={styles.id}>fer_live_{keyID}_…</span>
        </p>
        <p>{scopes.map((scope) => t(`keys.scopes.${scope.replace(':', '-')}.name`)).join(', ')}</p>
        <p className={styles.soft}>{facts.filter(Boolean).join(' · ')}</p>
        <KeyLog keyID={keyID} />
        {end.failure && (
          <Notice kind="danger" role="alert">
            {t('keys.failed')}
          </Notice>
        )}
      </div>
      {endedAt === null && (
        <p className={styles.actions}>
          {isAsking ? (
            <>
              <Button
                small
                variant="primary"
                busy={end.sending !== null}

                onClick={() => void end.submit({ keyID })}
              >
                {t('keys.endNow')}
              </Button>
              <Button small onClick={() => setAsking(false)}>
                {t('keys.keep')}
              </Button>
            </>
          ) : (
            <Button small onClick={() => setAsking(true)}>
              {t('keys.end')}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
