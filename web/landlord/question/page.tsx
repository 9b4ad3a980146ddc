import { useCallback, type ReactNode } from 'react';
import type { Thread } from '../../../contract/messages/thread.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ActingBand } from '../../features/acting/acting-band.tsx';
import layout from '../../features/booking/layout.module.css';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';
import { MessagesPart } from '../../features/messages/messages-part.tsx';
import { threadCalls } from '../../features/messages/thread-calls.ts';
import { QuestionFacts } from '../../features/messages/question-facts.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

/** A guest's question before booking, opened by a mailed link or by the landlord's login. */
export default function LandlordQuestionPage(): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const readThread = useCallback(
    (link: BookingLink, signal: AbortSignal): Promise<Thread | null> =>
      threadCalls('landlord', link).read('', signal),
    [],
  );
  const { linked, reload } = useLinked(readThread);
  const thread = linked.state === 'ready' ? linked.value : null;
  const question = thread?.question;
  return (
    <div className={`container ${layout.page}`}>
      <ActingBand />
      <header className={layout.head}>
        <h1>
          {thread && question
            ? t('landlord.question.from', { guest: thread.partner })
            : t('landlord.question.title')}
        </h1>
        <p className={layout.lead}>{t('landlord.question.lead')}</p>
      </header>
      {linked.state === 'ready' && question ? (
        <>
          <Card className={layout.stack}>
            <h2 className={layout.cardTitle}>{question.title}</h2>
            <p className={layout.small}>{t('landlord.question.stay')}</p>
            <QuestionFacts question={question} none={t('landlord.question.noDates')} />
          </Card>
          <MessagesPart side="landlord" link={linked.link} />
        </>
      ) : (
        <Card className={layout.stack}>
          {linked.state === 'loading' && (
            <div aria-busy="true">
              <p className="visually-hidden" role="status">
                {t('messages.loading')}
              </p>
              <Skeleton />
            </div>
          )}
          {linked.state === 'failed' && (
            <Notice kind="warning" role="alert">
              <p>{t('messages.failed')}</p>
              <Button onClick={reload}>{t('messages.retry')}</Button>
            </Notice>
          )}
          {(linked.state === 'missing' || linked.state === 'ready') && (
            <>
              <Notice kind="info" role="alert" title={t('landlord.question.missing')}>
                <p>{t('landlord.question.missingText')}</p>
              </Notice>
              <div>
                <ButtonLink to={buildPath('LandlordMessages')}>{t('landlord.messages.title')}</ButtonLink>
              </div>
            </>
          )}
        </Card>
      )}
    </div>
  );
}
