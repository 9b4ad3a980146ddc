import { useState, type ReactNode } from 'react';
import type { Membership, Memberships } from '../../../contract/team/membership.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/landlord.module.css';
import { problemText } from './problem-text.ts';
import own from './team.module.css';

/** One's work for a landlord or an agency: the homes, the mails, and the way out. */
export function MembershipCard({
  membership: { memberID, business, role, homes, since, mails },
  onChanged,
}: {
  membership: Membership;
  onChanged: (now: Memberships, words: string) => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const [isLeaving, setLeaving] = useState(false);
  const leave = useSubmit('leaveTeam', {
    onDone: (now) => onChanged(now, t('landlord.team.own.left', { business })),
  });
  const set = useSubmit('setMembershipMails', {
    onDone: (now) => onChanged(now, t('landlord.team.saved')),
  });
  const request = { memberID, languageCode: language };
  const isBusy = leave.sending !== null || set.sending !== null;
  const failure = isBusy ? null : (leave.failure ?? set.failure);
  return (
    <Card className={styles.stack} data-testid="membership">
      <div className={own.head}>
        <h3 className={own.name}>{business}</h3>
        <Badge>{t(`landlord.team.roles.${role}`)}</Badge>
      </div>
      <div className={own.facts}>
        <p>{homes === null ? t('landlord.team.allHomes') : homes.join(', ')}</p>
        <p className={styles.soft}>
          {t('landlord.team.state.active', { date: format.date(since.slice(0, 10)) })}
        </p>
      </div>
      <FailureNotice text={failure ? problemText(failure.type, t) : undefined} />
      {mails && (
        <fieldset className={own.choices}>
          <legend>{t('landlord.team.own.mails')}</legend>
          {(['bookings', 'messages'] as const).map((about) => (
            <Checkbox
              key={about}
              label={t(`landlord.team.own.mail.${about}`)}
              checked={mails[about]}
              disabled={isBusy}
              onChange={({ target }) => void set.submit({ ...request, ...mails, [about]: target.checked })}
            />
          ))}
        </fieldset>
      )}
      {isLeaving ? (
        <div role="group" aria-label={t('landlord.team.own.leave')} className={styles.stack}>
          <p role="alert">{t(`landlord.team.own.leaveQuestion.${role}`, { business })}</p>
          <div className={own.actions}>
            <Button variant="danger" busy={leave.sending !== null} onClick={() => void leave.submit(request)}>
              {t('landlord.team.own.leaveYes')}
            </Button>
            <Button disabled={isBusy} onClick={() => setLeaving(false)}>
              {t('landlord.team.cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={own.actions}>
          <Button small disabled={isBusy} onClick={() => setLeaving(true)}>
            {t('landlord.team.own.leave')}
          </Button>
        </div>
      )}
    </Card>
  );
}
