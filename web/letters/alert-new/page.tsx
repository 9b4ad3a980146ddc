import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/letters.module.css';
import { AlertForm } from './alert-form.tsx';
import { AlertSubject } from './alert-subject.tsx';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

export default function AlertNewPage(): ReactNode {
  const { t } = useTexts();
  const page = useLoaderData<typeof load>();
  const [outcome, setOutcome] = useState(page.done);
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('letters.alerts.new')}</h1>
        {outcome === null && (
          <p className={styles.lead}>
            {t(page.kind === 'search' ? 'letters.alerts.leadNew' : 'letters.alerts.leadNewList')}
          </p>
        )}
      </header>
      <Card className={styles.narrow}>
        {outcome === null ? (
          <>
            {page.kind === 'search' && <AlertSubject page={page} />}
            <AlertForm page={page} onDone={setOutcome} />
          </>
        ) : (
          <AlertOutcome outcome={outcome} backPath={page.backPath} />
        )}
      </Card>
    </div>
  );
}

function AlertOutcome({ outcome, backPath }: { outcome: 'asked' | 'running'; backPath: string }): ReactNode {
  const { t } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.form} data-testid={`alert-${outcome}`}>
      <h2 ref={title} tabIndex={-1}>
        {t(`letters.alerts.${outcome}.title`)}
      </h2>
      <p>{t(`letters.alerts.${outcome}.text`)}</p>
      {outcome === 'asked' && <p className={styles.soft}>{t('letters.alerts.asked.hint')}</p>}
      <ButtonLink to={backPath} className={styles.send}>
        {t('letters.alerts.backToSearch')}
      </ButtonLink>
    </div>
  );
}
