import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { LanguageField } from '../../../features/own-area/language-field.tsx';
import styles from '../../parts/account.module.css';
import { NameFields } from '../../parts/name-fields.tsx';
import { Outcome } from '../../../features/proof/outcome.tsx';
import type { OwnAccount } from '../../use-own-account.ts';

export function Profile({ account }: { account: OwnAccount }): ReactNode {
  const { t } = useTexts();
  const { salutation, firstName, lastName, language } = account;
  const [typed, setTyped] = useState({ salutation, firstName, lastName, language });
  const [isSaved, setSaved] = useState(false);
  const update = useSubmit('updateUser', { onDone: () => setSaved(true) });
  const change = (part: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...part });
    setSaved(false);
  };
  return (
    <Card>
      <form
        className={styles.form}
        data-testid="profile"
        onSubmit={(event) => {
          event.preventDefault();
          void update.submit({ userAccountData: typed });
        }}
      >
        <h2 className={styles.cardTitle}>{t('account.profile.title')}</h2>
        <NameFields names={typed} onChange={change} />
        <LanguageField
          label={t('account.profile.language')}
          language={typed.language}
          onChange={(language) => change({ language })}
        />
        <Outcome
          failure={update.sending ? undefined : update.failure && t('account.failed')}
          done={isSaved ? t('account.profile.saved') : undefined}
        />
        <div>
          <Button type="submit" busy={update.sending !== null}>
            {t('account.profile.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
