import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useContentName } from '../../app/content-paths.ts';
import { useRoutes } from '../../app/routes-context.ts';
import type { Translate } from '../../../texts/translate.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import styles from './debug-panel.module.css';

type Rows = readonly (readonly [string, string])[];

const ms = (value: number): string => `${Math.round(value)} ms`;

function timings(): Rows {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const paints = performance.getEntriesByType('paint');
  const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.includes('/api/'))
    .slice(-8)
    .map((call): readonly [string, string] => {
      const server = call.serverTiming.map(({ name, duration }) => `${name} ${ms(duration)}`).join(', ');
      return [new URL(call.name).pathname, server ? `${ms(call.duration)} (${server})` : ms(call.duration)];
    });
  return [
    ...(page
      ? ([
          ['responseStart', ms(page.responseStart)],
          ['domInteractive', ms(page.domInteractive)],
          ['loadEventEnd', ms(page.loadEventEnd)],
          ['transferSize', `${Math.round(page.transferSize / 1000)} kB`],
        ] as const)
      : []),
    ...paints.map(({ name, startTime }) => [name, ms(startTime)] as const),
    ...calls,
  ];
}

export default function DebugPanel({ t }: { t: Translate }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.debug} data-testid="debug-panel">
      <button type="button" aria-expanded={open} className={styles.toggle} onClick={() => setOpen(!open)}>
        {t('extras.debug.toggle')}
      </button>
      {open && <Tables t={t} />}
    </div>
  );
}

/** Scrolls to the panel, which opens below the end of the page. */
const bringIntoSight = (sheet: HTMLElement | null): void => sheet?.scrollIntoView({ block: 'nearest' });

function Tables({ t }: { t: Translate }): ReactNode {
  const visitor = useVisitor();
  const { pathname } = useLocation();
  const { matchPath } = useRoutes();
  const content = useContentName();
  const times = useMemo(() => timings(), []);
  const { account, watched, lastSeen, ...rest } = visitor;
  const user: Rows = [
    ['route', content ?? matchPath(pathname)?.name ?? 'whoami'],
    ...Object.entries(rest).map(([key, value]): readonly [string, string] => [key, toText(value)]),
    ...Object.entries(account ?? {}).map(([key, value]): readonly [string, string] => [key, toText(value)]),
    ['watchedObjects', watched.map(({ objectNumber }) => objectNumber).join(', ')],
    ['lastSeenObjects', lastSeen.join(', ')],
  ];
  return (
    // The panel scrolls, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={bringIntoSight} className={styles.sheet} aria-label={t('extras.debug.toggle')} tabIndex={0}>
      <Table title={t('extras.debug.timings')} rows={times} />
      <Table title={t('extras.debug.user')} rows={user} />
    </section>
  );
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function Table({ title, rows }: { title: string; rows: Rows }): ReactNode {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([key, value], index) => (
          <tr key={`${key} ${index}`}>
            <th scope="row">{key}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
