import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../parts/account.module.css';
import { Outcome } from '../../../features/proof/outcome.tsx';
import type { OwnAccount } from '../../use-own-account.ts';
import { PasskeyName } from './passkey-name.tsx';
import { PasskeyRemoval } from './passkey-removal.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import type { Owner } from '../../../features/proof/proof-fields.tsx';
import look from './sessions.module.css';

type Passkey = OwnAccount['passkeys'][number];

export function Passkeys({
  account,
  owner,
  onChanged,
}: {
  account: OwnAccount;
  owner: Owner;
  /** Reports whether a passkey exists, which other forms of the page then accept as well. */
  onChanged: (hasAny: boolean) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>(account.passkeys);
  const [form, setForm] = useState<'setup' | { act: 'rename' | 'remove'; passkey: Passkey } | null>(null);
  const [doneAction, setDoneAction] = useState<'added' | 'removed' | 'renamed' | null>(null);
  const { secondFactor } = account;
  const finishWith = (outcome: 'added' | 'removed' | 'renamed') => (remaining: readonly Passkey[]) => {
    setPasskeys(remaining);
    onChanged(remaining.length > 0);
    setForm(null);
    setDoneAction(outcome);
    // Reloads the page, because permissions that were withheld without a second factor are now available.
    if (outcome === 'added' && secondFactor.needed) location.reload();
  };
  const openForm = (nextForm: typeof form): void => {
    setForm(nextForm);
    setDoneAction(null);
  };
  return (
    <Card className={styles.form} data-testid="passkeys">
      <h2 className={styles.cardTitle}>{t('account.passkey.title')}</h2>
      <p className={styles.soft}>{t('account.passkey.text')}</p>
      {passkeys.length > 0 && (
        <ul className={look.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyID} className={look.item}>
              <div>
                <p className={look.device}>{passkey.name}</p>
                <p className={styles.soft}>
                  {t('account.passkey.made', { moment: format.moment(passkey.createdAt) })}
                  {passkey.lastUsedAt !== null && (
                    <>
                      <br />
                      {t('account.passkey.used', { moment: format.moment(passkey.lastUsedAt) })}
                    </>
                  )}
                </p>
              </div>
              <div className={look.actions}>
                <Button
                  small
                  aria-label={t('account.passkey.renameOne', { name: passkey.name })}
                  onClick={() => openForm({ act: 'rename', passkey })}
                >
                  {t('account.passkey.rename')}
                </Button>
                <Button
                  small
                  aria-label={t('account.passkey.removeOne', { name: passkey.name })}
                  onClick={() => openForm({ act: 'remove', passkey })}
                >
                  {t('account.passkey.remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Outcome
        failure={undefined}
        done={doneAction === null ? undefined : t(`account.passkey.${doneAction}`)}
      />
      {form === null && (
        <div>
          <Button onClick={() => openForm('setup')}>{t('account.passkey.add')}</Button>
        </div>
      )}
      {form === 'setup' && <PasskeySetup owner={owner} onDone={finishWith('added')} />}
      {form !== null && form !== 'setup' && form.act === 'rename' && (
        <PasskeyName
          key={`rename-${form.passkey.passkeyID}`}
          {...{ owner, passkey: form.passkey }}
          onDone={finishWith('renamed')}
          onCancel={() => openForm(null)}
        />
      )}
      {form !== null && form !== 'setup' && form.act === 'remove' && (
        <PasskeyRemoval
          key={form.passkey.passkeyID}
          {...{ owner, passkey: form.passkey }}
          onDone={finishWith('removed')}
          onCancel={() => openForm(null)}
        />
      )}
    </Card>
  );
}
