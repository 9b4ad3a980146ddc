import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/letters.module.css';
import type { LetterLink } from '../parts/use-letter-link.ts';
import { useLetterPaths } from '../use-letter-paths.ts';
import { PreferenceFields } from './preference-fields.tsx';
import type { Subscription } from './subscription.ts';

export function Settings({ link, first }: { link: LetterLink; first: Subscription }): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLetterPaths();
  const [known, setKnown] = useState(first);
  const [typed, setTyped] = useState(first.state === 'none' ? { ...first, language } : first);
  const [note, setNote] = useState<'saved' | 'asked' | 'nothing' | null>(null);
  const save = useSubmit('setUserPreferences', {
    onDone(answer, { action }) {
      setKnown(answer);
      if (action === 'end') location.assign(buildPath('NewsletterConfirmation', { answer: 'no_newsletter' }));
      else setNote(action === 'start' ? 'asked' : 'saved');
    },
  });
  const busy = save.sending !== null;
  const sendChange = (action: 'save' | 'end' | 'start'): void => {
    if (action !== 'end' && typed.topics.length === 0) return setNote('nothing');
    setNote(null);
    const { topics, frequency, language: chosenLanguage } = typed;
    void save.submit({ ...link, action, topics, frequency, language: chosenLanguage });
  };
  const isOwn = link.userKey === '' && link.subscriber === 0;
  const gets = known.state === 'confirmed' || known.state === 'pending';
  if (known.state === 'ended' && !isOwn) {
    return (
      <Card className={styles.form} data-testid="mail-settings">
        <p>{t('letters.settings.ended')}</p>
        <Link to={buildPath('Newsletter')}>{t('letters.newsletter.submit')}</Link>
      </Card>
    );
  }
  return (
    <Card className={styles.form} data-testid="mail-settings">
      {known.state === 'pending' && note !== 'asked' && <Notice>{t('letters.settings.pending')}</Notice>}
      {!gets && note !== 'asked' && <p>{t('letters.settings.none')}</p>}
      <PreferenceFields
        typed={typed}
        onChange={(part) => {
          setTyped({ ...typed, ...part });
          setNote(null);
        }}
      />
      <div role="status">
        {note && note !== 'nothing' && <Notice kind="success">{t(`letters.settings.${note}`)}</Notice>}
      </div>
      <FailureNotice
        kind="warning"
        text={
          (note === 'nothing' || (save.failure && !busy)) &&
          t(note === 'nothing' ? 'letters.settings.nothing' : failureText(save.failure?.status))
        }
      />
      {!gets && <p className={styles.soft}>{t('shell.newsletter.consent')}</p>}
      <div className={styles.actions}>
        {gets && (
          <Button
            variant="primary"
            busy={save.sending?.action === 'save'}
            disabled={busy}
            onClick={() => sendChange('save')}
          >
            {t('letters.settings.save')}
          </Button>
        )}
        {isOwn && known.state !== 'confirmed' && (
          <Button
            variant={gets ? 'secondary' : 'primary'}
            busy={save.sending?.action === 'start'}
            disabled={busy}
            onClick={() => sendChange('start')}
          >
            {t(gets ? 'letters.settings.again' : 'letters.settings.start')}
          </Button>
        )}
        {gets && (
          <Button busy={save.sending?.action === 'end'} disabled={busy} onClick={() => sendChange('end')}>
            {t('letters.settings.end')}
          </Button>
        )}
      </div>
      {gets && <p className={styles.soft}>{t('letters.settings.endText')}</p>}
    </Card>
  );
}

const failureText = (status: number | undefined): string =>
  status === 429 ? 'letters.newsletter.later' : 'letters.settings.failed';
