import { useState, type ReactNode } from 'react';
import { browserApi } from '../../../app/api/browser-api.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import styles from '../session/editor.module.css';
import type { UnitSession } from '../session/unit-session.ts';

export function PreviewLink({ session }: { session: UnitSession }): ReactNode {
  const { t, format } = useTexts();
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null);
  const [failed, setFailed] = useState(false);
  async function make(): Promise<void> {
    setFailed(false);
    await session.save();
    const { contentID } = session.get();
    await browserApi.call('makeContentPreview', { contentID }).then(setLink, () => setFailed(true));
  }
  return (
    <div className={styles.section}>
      <h3>{t('editor.preview.title')}</h3>
      <p>{t('editor.preview.text')}</p>
      {failed && <p role="alert">{t('editor.preview.failed')}</p>}
      {link ? (
        <TextField
          readOnly
          label={t('editor.preview.link')}
          hint={t('editor.preview.until', { moment: format.moment(link.expiresAt) })}
          value={link.url}
          onFocus={({ target }) => target.select()}
        />
      ) : (
        <div>
          <Button onClick={() => void make()}>{t('editor.preview.make')}</Button>
        </div>
      )}
    </div>
  );
}
