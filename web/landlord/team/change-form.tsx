import { useState, type ReactNode } from 'react';
import type { TeamBusiness, TeamMember } from '../../../contract/team/team.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import styles from '../parts/landlord.module.css';
import { RightsFields, type Rights } from './rights-fields.tsx';
import own from './team.module.css';

export function ChangeForm({
  member,
  homes,
  isBusy,
  onSubmit,
  onCancel,
}: {
  member: TeamMember;
  homes: TeamBusiness['homes'];
  isBusy: boolean;
  onSubmit: (rights: Rights) => void;
  onCancel: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [rights, setRights] = useState<Rights>({ role: member.role, homes: member.homes });
  const [isTried, setTried] = useState(false);
  const isMissing = rights.homes?.length === 0;
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing) onSubmit(rights);
      }}
    >
      <RightsFields
        name={`member-${member.memberID}`}
        rights={rights}
        homes={homes}
        isMissing={isTried && isMissing}
        onChange={setRights}
      />
      <div className={own.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('landlord.team.save')}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {t('landlord.team.cancel')}
        </Button>
      </div>
    </form>
  );
}
