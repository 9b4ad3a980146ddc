import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { AdminRouteName } from '../../../domain/admin-routes.ts';
import type { FactPart } from '../../../domain/operator/facts.ts';
import type { LaunchLine } from '../../../domain/operator/launch-lines.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import own from '../operator/operator.module.css';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import type { LegalPages } from './load.ts';
import { useAdminPaths } from '../use-admin-paths.ts';

type Launch = ResponseOf<Api['getLaunch']>;

/** Where each line is seen to: a room, and in that of the operator a step. */
const placeOf: Partial<Record<LaunchLine, AdminRouteName | FactPart | 'providers'>> = {
  name: 'site',
  company: 'company',
  contact: 'office',
  bank: 'money',
  samples: 'company',
  mail: 'providers',
  mailAnswer: 'providers',
  cards: 'providers',
  home: 'AdminHomes',
  administrator: 'AdminPeople',
};

/** What the site needs before it opens, looked at now, and the way to open it. */
export function LaunchList({ pages }: LegalPages): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('getLaunch', {});
  const [opened, setOpened] = useState<Launch | null>(null);
  const open = useSubmit('openSite', { onDone: setOpened });
  const launch = opened ?? answer;
  const todo = launch?.lines.filter(({ state }) => state === 'open') ?? [];
  const settled = launch?.lines.filter(({ state }) => state !== 'open') ?? [];
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('operator.launch.title')}</h1>
      <Pending {...{ answer, failure, retry }} />
      {launch && (
        <>
          <Notice kind={launch.isClosed ? 'warning' : 'success'}>
            {t(launch.isClosed ? 'operator.launch.closed' : 'operator.launch.isOpen')}
          </Notice>
          <Progress lines={launch.lines} />
          {todo.length > 0 && (
            <Card>
              <h2 className={styles.title}>{t('operator.launch.todo')}</h2>
              <Lines lines={todo} pages={pages} />
            </Card>
          )}
          <details className={own.settled} open={todo.length === 0}>
            <summary>{`${t('operator.launch.settled')} (${settled.length})`}</summary>
            <Card>
              <Lines lines={settled} pages={pages} />
            </Card>
          </details>
          {open.failure && (
            <Notice kind="warning" role="alert">
              {t(open.failure.type === 'launch-incomplete' ? 'operator.launch.lacking' : 'admin.failed')}
            </Notice>
          )}
          <p className={styles.actions}>
            <Button onClick={retry}>{t('operator.launch.again')}</Button>
            {launch.isClosed && launch.canOpen && (
              <Button variant="primary" busy={open.sending !== null} onClick={() => void open.submit({})}>
                {t('operator.launch.open')}
              </Button>
            )}
          </p>
          {launch.isClosed && !launch.canOpen && (
            <p className={styles.soft}>{t('operator.launch.lacking')}</p>
          )}
        </>
      )}
    </div>
  );
}

function Progress({ lines }: Pick<Launch, 'lines'>): ReactNode {
  const { t } = useTexts();
  const required = lines.filter(({ isRequired, state }) => isRequired && state !== 'unneeded');
  const done = required.filter(({ state }) => state === 'done');
  return (
    <p role="status">
      {t('operator.launch.progress', { done: String(done.length), all: String(required.length) })}
    </p>
  );
}

function Lines({ lines, pages }: Pick<Launch, 'lines'> & LegalPages): ReactNode {
  return (
    <ol className={own.lines}>
      {lines.map((line) => (
        <Line key={line.line} {...line} pages={pages} />
      ))}
    </ol>
  );
}

/** A page as the list names it: `terms (de)`. */
const pageForm = /^([a-z-]+) \((de|en|fr|it)\)$/;

function Line({ line, isRequired, state, detail, pages }: Launch['lines'][number] & LegalPages): ReactNode {
  const { t, format } = useTexts();
  const pathOf = useAdminPaths();
  const place = placeOf[line];
  const href =
    place === undefined
      ? null
      : place.startsWith('Admin')
        ? pathOf(place as AdminRouteName)
        : `${pathOf('AdminOperator')}#${place}`;
  const entries = detail.split(', ');
  const missingPages = entries.flatMap((entry) => {
    const [, name = '', language = ''] = pageForm.exec(entry) ?? [];
    const page = pages[name];
    return page ? [{ ...page, language: language.toUpperCase() }] : [];
  });
  const isMoment = /^\d{4}-\d\d-\d\dT/.test(detail);
  const facts = entries.map((one) => (t.has(`operator.fact.${one}`) ? t(`operator.fact.${one}`) : one));
  const notes = [
    ...(state === 'unneeded' ? [] : [t(isRequired ? 'operator.launch.required' : 'operator.launch.advised')]),
    ...(detail === '' || missingPages.length > 0
      ? []
      : [t('operator.launch.seen', { detail: isMoment ? format.moment(detail) : facts.join(', ') })]),
  ];
  return (
    <li className={own.line}>
      <div className={styles.stack}>
        <strong>{t(`operator.launch.line.${line}`)}</strong>
        {notes.length > 0 && <span className={styles.soft}>{notes.join(' · ')}</span>}
        {state === 'open' && t.has(`operator.launch.how.${line}`) && (
          <span className={styles.soft}>{t(`operator.launch.how.${line}`)}</span>
        )}
        {missingPages.map(({ path, title, language }) => (
          <Link key={`${path} ${language}`} to={path} className={styles.file}>
            {`${title} (${language})`}
          </Link>
        ))}
        {state === 'open' && href !== null && (
          <Link to={href} className={styles.file}>
            {t('operator.launch.go')}
          </Link>
        )}
      </div>
      <span className={own[state]}>{t(`operator.launch.state.${state}`)}</span>
    </li>
  );
}
