import { useState, type ReactNode } from 'react';
import type { Team, TeamBusiness } from '../../../contract/team/team.ts';
import type { Language } from '../../../domain/language.ts';
import { languageNames } from '../../../domain/language-names.ts';
import { invitationDays } from '../../../domain/team.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { SelectField } from '../../components/field.tsx';
import { MailField } from '../../features/mail-field/mail-field.tsx';
import styles from '../parts/landlord.module.css';
import { RightsFields, type Rights } from './rights-fields.tsx';
import own from './team.module.css';
import { problemText } from './problem-text.ts';

const begin: Rights = { role: 'cohost', homes: null };

export function InviteForm({
  business: { kind, number, homes },
  onChanged,
}: {
  business: TeamBusiness;
  onChanged: (team: Team, words: string) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const languages = useOfferedLanguages();
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState(begin);
  const [mailLanguage, setMailLanguage] = useState<Language>(language);
  const [isTried, setTried] = useState(false);
  const invite = useSubmit('inviteTeamMember', {
    onDone(team, sent) {
      setEmail('');
      setRights(begin);
      setTried(false);
      onChanged(team, t('landlord.team.sent', { email: sent.email.trim() }));
    },
  });
  const isMissing = rights.homes?.length === 0;
  const failure = invite.sending === null ? invite.failure : null;
  const isEmailWrong = failure?.type === 'invalid-email' || (isTried && email.trim() === '');
  return (
    <Card>
      <form
        className={styles.stack}
        noValidate
        data-testid="team-invite"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isMissing || email.trim() === '') return;
          void invite.submit({
            ...{ kind, number, email, role: rights.role, language: mailLanguage, languageCode: language },
            homes: rights.homes && [...rights.homes],
          });
        }}
      >
        <FailureNotice
          text={failure && failure.type !== 'invalid-email' ? problemText(failure.type, t) : undefined}
        />
        <MailField
          name={`invite-${kind}-${number}`}
          label={t('landlord.team.email')}
          autoComplete="off"
          error={isEmailWrong ? t('landlord.team.problem.invalid-email') : undefined}
          value={email}
          onValue={(typed) => {
            setEmail(typed);
            if (invite.failure) invite.dismiss();
          }}
        />
        <RightsFields
          name={`invite-${kind}-${number}`}
          rights={rights}
          homes={homes}
          isMissing={isTried && isMissing}
          onChange={setRights}
        />
        <SelectField
          label={t('landlord.team.language')}
          value={mailLanguage}
          onChange={({ target }) => setMailLanguage(target.value as Language)}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </SelectField>
        <p className={styles.soft}>{t('landlord.team.inviteText', { days: invitationDays })}</p>
        <div className={own.actions}>
          <Button type="submit" variant="primary" busy={invite.sending !== null}>
            {t('landlord.team.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
