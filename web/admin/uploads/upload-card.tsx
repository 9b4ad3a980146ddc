import { useState, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import type { Upload } from '../../../contract/uploads/upload.ts';
import type { Language } from '../../../domain/language.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import admin from '../parts/admin.module.css';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { FocusField } from './focus-field.tsx';
import styles from './uploads.module.css';

const none = { de: '', en: '', fr: '', it: '' };

export function UploadCard({ upload, onRemoved }: { upload: Upload; onRemoved: () => void }): ReactNode {
  const { t, format, language: pageLanguage } = useTexts();
  const languages = useOfferedLanguages();
  const [kept, setKept] = useState(upload);
  const [alt, setAlt] = useState<Record<Language, string>>(upload.alt ?? none);
  const [focus, setFocus] = useState(upload.focus);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'saved' | 'lacking' | 'failed' | 'used' | null>(null);
  const missingLanguages = languages.filter((language) => alt[language].trim() === '');

  async function runAction(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setSaid(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setSaid(error.type === 'upload-used' ? 'used' : 'failed');
    } finally {
      setBusy(false);
    }
  }
  const { uploadID, usedOn, name, width, height, author, createdAt, isRemoved } = upload;
  const save = async (): Promise<void> => {
    setKept(await browserApi.call('setUpload', { uploadID, alt, focus }));
    setSaid('saved');
  };
  return (
    <Card className={styles.card} data-upload={uploadID}>
      <FocusField upload={kept} focus={focus} onFocus={setFocus} />
      <form
        className={admin.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (missingLanguages.length > 0) setSaid('lacking');
          else void runAction(save);
        }}
      >
        <p className={admin.soft}>
          {[name, `${width} × ${height}`, author, format.moment(createdAt)].join(' · ')}
        </p>
        {isRemoved && <Notice kind="warning">{t('desk.uploads.removed')}</Notice>}
        {kept.alt === null && <Notice kind="warning">{t('desk.uploads.noAlt')}</Notice>}
        {languages.map((language) => (
          <TextField
            key={language}
            lang={language}
            maxLength={300}
            label={t('desk.uploads.alt', { language: t(`desk.language.${language}`) })}
            error={
              said === 'lacking' && missingLanguages.includes(language)
                ? t('desk.uploads.altMissing')
                : undefined
            }
            value={alt[language]}
            onChange={({ target }) => setAlt({ ...alt, [language]: target.value })}
          />
        ))}
        <div role="status">
          {said !== null && said !== 'lacking' && (
            <Notice kind={said === 'saved' ? 'success' : 'danger'}>{t(`desk.uploads.${said}`)}</Notice>
          )}
        </div>
        <p className={admin.actions}>
          <Button type="submit" small variant="primary" busy={busy}>
            {t('desk.uploads.save')}
          </Button>
          <ConfirmedButton
            label={t(isRemoved ? 'desk.uploads.removeForever' : 'desk.uploads.remove')}
            spoken={labelled(
              pageLanguage,
              t(isRemoved ? 'desk.uploads.removeForever' : 'desk.uploads.remove'),
              name,
            )}
            confirm={t('desk.uploads.removeSure')}
            busy={busy}
            onConfirm={() =>
              void runAction(() =>
                browserApi.call('removeUpload', { uploadID, forever: isRemoved }).then(onRemoved),
              )
            }
          />
        </p>
        <div>
          <h3 className={styles.uses}>{t('desk.snippets.uses', { count: usedOn.length })}</h3>
          <ul>
            {usedOn.map((use) => (
              <li key={`${use.page} ${use.language}`}>
                {use.title} <span className={admin.soft}>{t(`desk.language.${use.language}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </form>
    </Card>
  );
}
