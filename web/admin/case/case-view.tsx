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
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Topics } from '../load-topics.ts';
import styles from '../parts/admin.module.css';
import { DueTime } from '../parts/due-time.tsx';
import { Waiting } from '../parts/gate.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { PersonBeside } from '../records/person-beside.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CaseFacts } from './case-facts.tsx';
import { FollowUp } from './follow-up.tsx';
import { Thread } from './thread.tsx';
import type { Case } from './case.ts';

export function CaseView({ number, topics }: { number: number; topics: Topics }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const { answer, failure, retry } = useCall('getCase', { caseNumber: number });
  const [changed, setChanged] = useState<Case | null>(null);
  const change = useSubmit('changeCase', { onDone: setChanged });
  const busy = change.sending !== null;
  const currentCase = changed ?? answer;
  const renderButton = (action: Exclude<CaseAction, 'assign'>): ReactNode => (
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
        <Link to={buildPath('AdminCases')} className={styles.back}>
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
      {!currentCase && !failure && <Waiting />}
      {currentCase && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Thread messages={currentCase.messages} name={currentCase.name} />
            <AnswerForm contactCase={currentCase} onAnswered={setChanged} />
          </div>
          <div className={styles.column}>
            <Card className={styles.stack} data-testid="case">
              <p className={styles.badges} role="status">
                <Badge>{t(`admin.cases.state.${currentCase.state}`)}</Badge>
                {currentCase.assignee !== '' && <Badge>{currentCase.assignee}</Badge>}
              </p>
              <DueTime contactCase={currentCase} />
              <div className={styles.actions}>
                {renderButton(currentCase.mine ? 'release' : 'take')}
                {renderButton(
                  currentCase.state === 'closed' || currentCase.state === 'suspect' ? 'reopen' : 'close',
                )}
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
                {currentCase.colleagues.map((one) => (
                  <option key={one.number} value={one.number}>
                    {one.name}
                  </option>
                ))}
              </SelectField>
              <FollowUp key={currentCase.followUpOn} contactCase={currentCase} onChanged={setChanged} />
              <FailureNotice text={change.failure && !busy && t('admin.failed')} />
              <CaseFacts
                contactCase={currentCase}
                topic={topics.names[`${currentCase.kind}.${currentCase.topic}`] ?? currentCase.topic}
              />
            </Card>
            <PersonBeside of={{ source: 'case', number }} topics={topics.names} />
          </div>
        </div>
      )}
    </div>
  );
}
