import { useState, type ReactNode } from 'react';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useFocusOnResult } from '../../../components/use-focus-on-result.ts';
import styles from '../../parts/admin.module.css';
import { InvitationForm } from './invitation-form.tsx';

const emptyRequest = {};

export function Invitation({ onInvited }: { onInvited: () => void }): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { answer: ownAccount } = useCall('getAccount', isOpen ? emptyRequest : null);
  const result = useFocusOnResult<HTMLDivElement>(sentTo);
  return (
    <Card className={styles.stack} data-testid="invitation">
      <h2 className={styles.title}>{t('admin.invite.title')}</h2>
      <p className={styles.soft}>{t('admin.invite.text')}</p>
      <div ref={result} tabIndex={-1}>
        {sentTo !== null && <Notice kind="success">{t('admin.invite.sent', { email: sentTo })}</Notice>}
      </div>
      {isOpen && ownAccount ? (
        <InvitationForm
          owner={{
            email: ownAccount.email,
            asksCode: ownAccount.secondFactor.totp,
            hasPasskey: ownAccount.passkeys.length > 0,
          }}
          onInvited={(email) => {
            setSentTo(email);
            setOpen(false);
            onInvited();
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <div>
          <Button
            busy={isOpen}
            onClick={() => {
              setSentTo(null);
              setOpen(true);
            }}
          >
            {t('admin.invite.open')}
          </Button>
        </div>
      )}
    </Card>
  );
}
