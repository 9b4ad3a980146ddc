import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import own from './invitation.module.css';

export type Invitation = ResponseOf<Api['getTeamInvitation']>;

/** Names the host and the homes, and says what the invited person may do. */
export function InvitationFacts({ invitation }: { invitation: Invitation }): ReactNode {
  const { t } = useTexts();
  const { business, invitedBy, role, email, allHomes, homes } = invitation;
  return (
    <dl className={own.facts} data-testid="invitation">
      <div>
        <dt>{t('account.invitation.host')}</dt>
        <dd>{business}</dd>
      </div>
      {invitedBy !== '' && invitedBy !== business && (
        <div>
          <dt>{t('account.invitation.by')}</dt>
          <dd>{invitedBy}</dd>
        </div>
      )}
      <div>
        <dt>{t('account.invitation.role')}</dt>
        <dd>
          <strong>{t(`account.invitation.roles.${role}`)}</strong>
          <p>{t(`account.invitation.roleText.${role}`)}</p>
        </dd>
      </div>
      <div>
        <dt>{t('account.invitation.homes')}</dt>
        <dd>
          {allHomes && <p>{t('account.invitation.allHomes')}</p>}
          <ul className={own.homes}>
            {homes.map(({ title, place }) => (
              <li key={`${title} ${place}`}>{title.includes(place) ? title : `${title}, ${place}`}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{t('account.invitation.address')}</dt>
        <dd>{email}</dd>
      </div>
    </dl>
  );
}
