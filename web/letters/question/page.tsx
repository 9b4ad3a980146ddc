import { useCallback, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { QuestionOfThread, Thread } from '../../../contract/messages/thread.ts';
import { stayQuery } from '../../../domain/stay-query.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';
import { MessagesPart } from '../../features/messages/messages-part.tsx';
import { threadCalls } from '../../features/messages/thread-calls.ts';
import { QuestionFacts } from '../../features/messages/question-facts.tsx';
import styles from '../parts/letters.module.css';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

/** A question before booking. Its mailed link confirms the question, and later shows the answer. */
export default function QuestionPage(): ReactNode {
  const { t } = useTexts();
  const { searchPath } = useLoaderData<typeof load>();
  const readThread = useCallback(
    (link: BookingLink, signal: AbortSignal): Promise<Thread | null> =>
      threadCalls('guest', link).read('', signal),
    [],
  );
  const { linked, reload, replace } = useLinked(readThread);
  const thread = linked.state === 'ready' ? linked.value : null;
  const question = thread?.question;
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>
          {question ? t('letters.question.about', { home: question.title }) : t('letters.question.title')}
        </h1>
        {question && <QuestionFacts question={question} none={t('letters.ask.noDates')} />}
      </header>
      {linked.state === 'ready' && question ? (
        <>
          {question.unsent === '' ? (
            <>
              <MessagesPart side="guest" link={linked.link} />
              <Onward question={question} />
            </>
          ) : (
            <Unsent question={question} link={linked.link} onSent={replace} />
          )}
        </>
      ) : (
        <Card className={styles.form}>
          {linked.state === 'loading' && (
            <div aria-busy="true">
              <p className="visually-hidden" role="status">
                {t('letters.question.loading')}
              </p>
              <p className="no-script-only">{t('letters.settings.noScript')}</p>
              <Skeleton />
            </div>
          )}
          {linked.state === 'failed' && (
            <Notice kind="warning" role="alert">
              <p>{t('letters.question.failed')}</p>
              <Button onClick={reload}>{t('letters.question.retry')}</Button>
            </Notice>
          )}
          {(linked.state === 'missing' || linked.state === 'ready') && (
            <>
              <Notice kind="info" role="alert" title={t('letters.question.missing')}>
                <p>{t('letters.question.missingText')}</p>
              </Notice>
              <ButtonLink to={searchPath} className={styles.send}>
                {t('letters.ask.search')}
              </ButtonLink>
            </>
          )}
        </Card>
      )}
    </div>
  );
}

/** Shows the text again with a button that sends it. Opening the link alone sends nothing. */
function Unsent({
  question,
  link,
  onSent,
}: {
  question: QuestionOfThread;
  link: BookingLink;
  onSent: (thread: Thread | null) => void;
}): ReactNode {
  const { t } = useTexts();
  const confirm = useSubmit('confirmQuestion', { onDone: ({ thread }) => onSent(thread) });
  const busy = confirm.sending !== null;
  return (
    <Card className={styles.form} data-testid="question-unsent">
      <p>{t('letters.question.unsent')}</p>
      <blockquote className={styles.quote}>{question.unsent}</blockquote>
      <FailureNotice text={confirm.failure && !busy && t('letters.ask.failed')} />
      <Button
        variant="primary"
        className={styles.send}
        busy={busy}
        onClick={() => void confirm.submit({ bookingID: Number(link.id), bookingHash: link.hash })}
      >
        {t('letters.question.send')}
      </Button>
    </Card>
  );
}

/** Links to the booking with the dates of the question, unless they are past. */
function Onward({ question }: { question: QuestionOfThread }): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const today = useToday();
  const { objectNumber } = question;
  const isAhead = question.startDate !== '' && question.startDate >= today;
  const stay = isAhead ? question : { ...question, startDate: '', endDate: '' };
  const home = pathOf('ObjectPage', language, { objectNumber }) + stayQuery(stay);
  return (
    <div className={styles.onward}>
      <ButtonLink
        variant="primary"
        to={isAhead ? pathOf('BookingStart', language, { objectNumber }) + stayQuery(stay) : home}
        data-testid="book-asked"
      >
        {t(`letters.question.${isAhead ? 'book' : 'dates'}`)}
      </ButtonLink>
      {isAhead && <ButtonLink to={home}>{t('letters.question.home')}</ButtonLink>}
    </div>
  );
}
