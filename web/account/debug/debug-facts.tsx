import type { ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import styles from './debug.module.css';
import { listTimings } from './page-timings.ts';

const noFilter = {};

function Facts({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }): ReactNode {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function DebugFacts(): ReactNode {
  const { t, format } = useTexts();
  const visitor = useVisitor();
  const { answer, failure } = useCall('getDebug', noFilter);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const visitorFacts = Object.entries(visitor).map(
    ([name, value]) => [name, JSON.stringify(value) ?? ''] as const,
  );
  return (
    <div className={styles.all} data-testid="debug-facts">
      <Facts
        title={t('account.debug.timings')}
        rows={listTimings(navigation).map(({ name, ms }) => [name, `${ms.toFixed(1)} ms`])}
      />
      {failure && <p role="alert">{t('account.debug.refused')}</p>}
      {answer && (
        <Facts
          title={t('account.debug.token')}
          rows={[
            ['iat', format.moment(answer.claims.iat)],
            ['exp', format.moment(answer.claims.exp)],
            ['generation', String(answer.generation)],
            ['permissions', answer.permissions.join(', ')],
          ]}
        />
      )}
      <Facts title={t('account.debug.user')} rows={visitorFacts} />
    </div>
  );
}
