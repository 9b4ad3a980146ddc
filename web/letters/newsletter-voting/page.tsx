import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { newsletterTopics } from '../../../domain/newsletter.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { RadioCard } from '../../components/choice.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/letters.module.css';
import { useLetterLink } from '../parts/use-letter-link.ts';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

/** Answers the poll of a newsletter. The link contains the answer, and a button sends it. */
export default function NewsletterVotingPage(): ReactNode {
  const { t } = useTexts();
  const { action, poll, answer } = useLoaderData<typeof load>();
  const link = useLetterLink();
  const [chosen, setChosen] = useState(answer ?? newsletterTopics[0]);
  const vote = useSubmit('voteNewsletter', {});
  const [voted, setVoted] = useState('');
  const busy = vote.sending !== null;
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('letters.voting.title')}</h1>
        <p className={styles.lead}>{t(poll === '' ? 'letters.voting.unknown' : 'letters.voting.lead')}</p>
      </header>
      {poll !== '' && (
        <Card className={styles.form} data-testid="voting">
          <p className="no-script-only">{t('letters.settings.noScript')}</p>
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{t('letters.voting.lead')}</legend>
            {newsletterTopics.map((topic) => (
              <RadioCard
                key={topic}
                name="answer"
                label={t(`letters.topics.${topic}.title`)}
                detail={t(`letters.topics.${topic}.text`)}
                checked={chosen === topic}
                onChange={() => setChosen(topic)}
              />
            ))}
          </fieldset>
          <div role="status">
            {voted !== '' && !vote.failure && (
              <Notice kind="success">
                {t('letters.voting.done', { answer: t(`letters.topics.${voted}.title`) })}
              </Notice>
            )}
          </div>
          <FailureNotice
            kind="warning"
            text={
              vote.failure &&
              !busy &&
              t(
                vote.failure.type === 'letter-link-unknown'
                  ? 'letters.settings.unknownText'
                  : 'letters.settings.failed',
              )
            }
          />
          <Button
            variant="primary"
            className={styles.send}
            busy={busy}
            disabled={link === null}
            onClick={() => {
              if (!link) return;
              setVoted('');
              void vote.submit({ ...link, action, poll, answer: chosen }).then(() => setVoted(chosen));
            }}
          >
            {t('letters.voting.button')}
          </Button>
        </Card>
      )}
    </div>
  );
}
