import { useId, useState, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { reasonLength } from '../../../domain/business-registration.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { refreshWaitingWork } from '../parts/use-waiting-work.ts';

type Home = ResponseOf<Api['findHomesInReview']>['homes'][number];

export function Decision({ home: { objectNumber, title, landlord } }: { home: Home }): ReactNode {
  const { t, language } = useTexts();
  const id = useId();
  const [refuses, setRefuses] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [done, setDone] = useState<'published' | 'draft' | null>(null);
  const decide = useSubmit('decideOnHome', {
    onDone({ state }) {
      setDone(state);
      refreshWaitingWork();
    },
  });
  const busy = decide.sending !== null;
  const isShort = reason.trim().length < reasonLength.min;
  if (done) {
    return (
      <div role="status">
        <Notice kind="success">{t(`admin.homes.done.${done}`, { title })}</Notice>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      {decide.failure && !busy && (
        <Notice kind="danger" role="alert">
          {t(decide.failure.type === 'transition-not-allowed' ? 'admin.homes.decided' : 'admin.failed')}
        </Notice>
      )}
      {refuses ? (
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (!isShort) {
              void decide.submit({ objectNumber, decision: { kind: 'refuse', reason: reason.trim() } });
            }
          }}
        >
          <TextAreaField
            id={`${id}-reason`}
            name="reason"
            label={t('admin.homes.reason')}
            hint={t('admin.businesses.reasonHint', {
              language: t(`admin.texts.language.${landlord.language}`),
            })}
            lang={landlord.language}
            rows={4}
            maxLength={reasonLength.max}
            error={isTried && isShort ? t('admin.businesses.reasonShort') : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" small variant="primary" busy={busy}>
              {t('admin.homes.refuse')}
            </Button>
            <Button small variant="quiet" disabled={busy} onClick={() => setRefuses(false)}>
              {t('admin.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.actions}>
          <ConfirmedButton
            label={t('admin.homes.approve')}
            spoken={labelled(language, t('admin.homes.approve'), title)}
            confirm={t('admin.homes.confirmApprove')}
            busy={busy}
            onConfirm={() => void decide.submit({ objectNumber, decision: { kind: 'approve' } })}
          />
          <Button small variant="quiet" disabled={busy} onClick={() => setRefuses(true)}>
            {t('admin.homes.refuse')}
          </Button>
        </div>
      )}
    </div>
  );
}
