import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/admin.module.css';
import { downloadText } from '../../features/own-area/download-text.ts';

/** Random codes are only available once, as a file. */
export function CodesForm({ campaignID, onDone }: { campaignID: number; onDone: () => void }): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<'random' | 'public'>('random');
  const [typed, setTyped] = useState({ code: '', count: '10', uses: '1' });
  const add = useSubmit('addBonusCodes', {
    onDone: ({ codes }) => {
      if (kind === 'random') {
        const content = codes.map((code) => `${code}\r\n`).join('');
        downloadText({ fileName: `codes-${campaignID}.csv`, mediaType: 'text/csv; charset=utf-8', content });
      }
      setOpen(false);
      onDone();
    },
  });
  if (!isOpen) {
    return (
      <p className={styles.actions}>
        <Button small onClick={() => setOpen(true)}>
          {t('bonus.addCodes')}
        </Button>
      </p>
    );
  }
  const isPublic = kind === 'public';
  const change = (fields: Partial<typeof typed>): void => setTyped({ ...typed, ...fields });
  return (
    <form
      className={styles.narrow}
      onSubmit={(event) => {
        event.preventDefault();
        const { code, count, uses } = typed;
        const numbers = { count: isPublic ? 1 : Number(count), uses: Number(uses) };
        void add.submit({ campaignID, publicCode: isPublic ? code : null, ...numbers });
      }}
    >
      <SelectField
        label={t('bonus.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'public' ? 'public' : 'random')}
      >
        <option value="random">{t('bonus.random')}</option>
        <option value="public">{t('bonus.publicOne')}</option>
      </SelectField>
      {isPublic ? (
        <TextField
          required
          maxLength={30}
          pattern="[A-Za-z0-9][A-Za-z0-9\-]{3,28}[A-Za-z0-9]"
          label={t('bonus.code')}
          hint={t('bonus.codeHint')}
          value={typed.code}
          onChange={({ target }) => change({ code: target.value })}
        />
      ) : (
        <TextField
          type="number"
          required
          min={1}
          max={1000}
          label={t('bonus.count')}
          value={typed.count}
          onChange={({ target }) => change({ count: target.value })}
        />
      )}
      <TextField
        type="number"
        required
        min={1}
        max={100_000}
        label={t('bonus.uses')}
        value={typed.uses}
        onChange={({ target }) => change({ uses: target.value })}
      />
      <FailureNotice
        kind="warning"
        text={add.failure && t(add.failure.type === 'code-exists' ? 'bonus.exists' : 'admin.failed')}
      />
      <p className={styles.actions}>
        <Button type="submit" busy={add.sending !== null}>
          {t('bonus.addCodes')}
        </Button>
      </p>
    </form>
  );
}
