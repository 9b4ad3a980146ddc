import { useState, type ReactNode } from 'react';
import type { CaseAction } from '../../../domain/contact-case.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Topics } from '../load-topics.ts';
import styles from '../parts/admin.module.css';
import { DueTime } from '../parts/due-time.tsx';
import { Waiting } from '../parts/gate.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { PersonBeside } from '../records/person-beside.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CaseFacts } from './case-facts.tsx';
import { Thread } from './thread.tsx';
import type { Case } from './case.ts';

export function CaseView({ number, topics }: { number: number; topics: Topics }): ReactNode {
  const { t } = useTexts();
  const pathOf = useAdminPaths();
  const { answer, failure, retry } = useCall('getCase', { caseNumber: number });
  const [changed, setChanged] = useState<Case | null>(null);
  const change = useSubmit('changeCase', { onDone: setChanged });
  const busy = change.sending !== null;
  const shown = changed ?? answer;
  const button = (action: Exclude<CaseAction, 'assign'>): ReactNode => (
    <Button
      small
      busy={change.sending?.action === action}
      disabled={busy}
      onClick={() => void change.submit({ caseNumber: number, action })}
    >
      {t(`admin.cases.action.${action}`)}
    </Button>
  );
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <Link to={pathOf('AdminCases')} className={styles.back}>
          {t('admin.cases.title')}
        </Link>
        <h1>{t('admin.cases.number', { number: String(number) })}</h1>
      </header>
      {failure && (
        <Notice kind="warning" role="alert">
          <p>{t(failure.type === 'case-not-found' ? 'admin.cases.missing' : 'admin.failed')}</p>
          {failure.type !== 'case-not-found' && <Button onClick={retry}>{t('admin.retry')}</Button>}
        </Notice>
      )}
      {!shown && !failure && <Waiting />}
      {shown && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Thread messages={shown.messages} name={shown.name} />
            <AnswerForm of={shown} onAnswered={setChanged} />
          </div>
          <div className={styles.column}>
            <Card className={styles.stack} data-testid="case">
              <p className={styles.badges} role="status">
                <Badge>{t(`admin.cases.state.${shown.state}`)}</Badge>
                {shown.assignee !== '' && <Badge>{shown.assignee}</Badge>}
              </p>
              <DueTime of={shown} />
              <div className={styles.actions}>
                {button(shown.mine ? 'release' : 'take')}
                {button(shown.state === 'closed' || shown.state === 'suspect' ? 'reopen' : 'close')}
              </div>
              <SelectField
                name="assignee"
                label={t('admin.cases.assignTo')}
                value=""
                disabled={busy && change.sending?.action !== 'assign'}
                onChange={({ target }) => {
                  const assignee = Number(target.value);
                  if (assignee > 0) void change.submit({ caseNumber: number, action: 'assign', assignee });
                }}
              >
                <option value="">{t('admin.cases.nobodyYet')}</option>
                {shown.colleagues.map((one) => (
                  <option key={one.number} value={one.number}>
                    {one.name}
                  </option>
                ))}
              </SelectField>
              {change.failure && !busy && (
                <Notice kind="danger" role="alert">
                  {t('admin.failed')}
                </Notice>
              )}
              <CaseFacts of={shown} topic={topics.names[`${shown.kind}.${shown.topic}`] ?? shown.topic} />
            </Card>
            <PersonBeside of={{ source: 'case', number }} topics={topics.names} />
          </div>
        </div>
      )}
    </div>
  );
}
