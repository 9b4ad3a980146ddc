import { useState, type ReactNode } from 'react';
import type { Team, TeamBusiness, TeamMember } from '../../../contract/team/team.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/landlord.module.css';
import { ChangeForm } from './change-form.tsx';
import { MemberActs } from './member-acts.tsx';
import { problemText } from './problem-text.ts';
import own from './team.module.css';

/** A team member or an open invitation, with permissions and recent actions. */
export function MemberCard({
  member,
  homes,
  onChanged,
}: {
  member: TeamMember;
  homes: TeamBusiness['homes'];
  onChanged: (team: Team, words: string) => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { memberID, state, email } = member;
  const name = member.name || email;
  const [mode, setMode] = useState<'shown' | 'changing' | 'removing'>('shown');
  const change = useSubmit('changeTeamMember', {
    onDone(team) {
      setMode('shown');
      onChanged(team, t('landlord.team.saved'));
    },
  });
  const resend = useSubmit('resendTeamInvitation', {
    onDone: (team) => onChanged(team, t('landlord.team.sent', { email })),
  });
  const remove = useSubmit('removeTeamMember', {
    onDone: (team) => onChanged(team, t('landlord.team.removed', { name })),
  });
  const request = { memberID, languageCode: language };
  const isBusy = [change, resend, remove].some(({ sending }) => sending !== null);
  const failure = isBusy ? null : (change.failure ?? resend.failure ?? remove.failure);
  const homesInWords =
    member.homes === null
      ? t('landlord.team.allHomes')
      : homes
          .filter(({ objectNumber }) => member.homes?.includes(objectNumber))
          .map(({ title }) => title)
          .join(', ');
  const stateInWords =
    state === 'active'
      ? t('landlord.team.state.active', { date: format.date(member.acceptedAt!.slice(0, 10)) })
      : t(`landlord.team.state.${state}`, { moment: format.moment(member.expiresAt) });
  return (
    <Card className={styles.stack} data-testid="team-member" data-state={state}>
      <div className={own.head}>
        <h3 className={own.name}>{name}</h3>
        <Badge>{t(`landlord.team.roles.${member.role}`)}</Badge>
      </div>
      <div className={own.facts}>
        {member.name !== '' && <p>{email}</p>}
        <p>{homesInWords}</p>
        <p className={styles.soft}>{stateInWords}</p>
        {state === 'active' && (
          <p className={styles.soft}>
            {member.lastLoginAt === null
              ? t('landlord.team.neverLoggedIn')
              : t('landlord.team.lastLogin', { moment: format.moment(member.lastLoginAt) })}
          </p>
        )}
      </div>
      <FailureNotice text={failure ? problemText(failure.type, t) : undefined} />
      {mode === 'changing' && (
        <ChangeForm
          member={member}
          homes={homes}
          isBusy={change.sending !== null}
          onSubmit={({ role, homes: chosen }) =>
            void change.submit({ ...request, role, homes: chosen && [...chosen] })
          }
          onCancel={() => setMode('shown')}
        />
      )}
      {mode === 'removing' && (
        <div role="group" aria-label={t('landlord.team.remove')} className={styles.stack}>
          <p role="alert">{t('landlord.team.removeQuestion', { name })}</p>
          <div className={own.actions}>
            <Button
              variant="danger"
              busy={remove.sending !== null}
              onClick={() => void remove.submit(request)}
            >
              {t('landlord.team.removeYes')}
            </Button>
            <Button disabled={isBusy} onClick={() => setMode('shown')}>
              {t('landlord.team.cancel')}
            </Button>
          </div>
        </div>
      )}
      {mode === 'shown' && (
        <div className={own.actions}>
          <Button small onClick={() => setMode('changing')}>
            {t('landlord.team.change')}
          </Button>
          {state !== 'active' && (
            <Button small busy={resend.sending !== null} onClick={() => void resend.submit(request)}>
              {t('landlord.team.resend')}
            </Button>
          )}
          {state === 'active' ? (
            <Button small onClick={() => setMode('removing')}>
              {t('landlord.team.remove')}
            </Button>
          ) : (
            <Button small busy={remove.sending !== null} onClick={() => void remove.submit(request)}>
              {t('landlord.team.withdraw')}
            </Button>
          )}
        </div>
      )}
      <MemberActs memberID={memberID} />
    </Card>
  );
}
