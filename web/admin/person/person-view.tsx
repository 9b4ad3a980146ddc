import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Waiting } from '../parts/gate.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { Access } from './parts/access.tsx';
import { Log } from './parts/log.tsx';
import { PersonHead } from './parts/person-head.tsx';
import { Roles } from './parts/roles.tsx';
import type { Person } from './person.ts';

export function PersonView({ number }: { number: number }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  // Numbers that no account can have need no request.
  const isPossible = number >= 1 && number <= 2_000_000_000;
  const { answer, failure, retry } = useCall('getPerson', isPossible ? { number } : null);
  const [changed, setChanged] = useState<Person | null>(null);
  const person = changed ?? answer;
  const isMissing = !isPossible || failure?.type === 'person-missing';
  return (
    <div className={`container ${styles.page}`}>
      <p>
        <Link className={styles.back} to={buildPath('AdminPeople')}>
          {t('admin.person.back')}
        </Link>
      </p>
      {person ? (
        <>
          <PersonHead person={person} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <Roles person={person} onChanged={setChanged} />
              <Access person={person} onChanged={setChanged} />
            </div>
            <Log person={person} />
          </div>
        </>
      ) : (
        <>
          <h1>{t('admin.person.title')}</h1>
          {isMissing && <Notice kind="warning">{t('admin.person.missing')}</Notice>}
          {failure && !isMissing && (
            <Notice kind="warning" role="alert">
              <p>{t('admin.failed')}</p>
              <Button onClick={retry}>{t('admin.retry')}</Button>
            </Notice>
          )}
          {!failure && !isMissing && <Waiting />}
        </>
      )}
    </div>
  );
}
