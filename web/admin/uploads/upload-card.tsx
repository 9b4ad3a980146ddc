import { useId, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import type { Upload } from '../../../contract/uploads/upload.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { FileButton } from '../editors/file-button.tsx';
import admin from '../parts/admin.module.css';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { CropField } from './crop-field.tsx';
import { FocusField } from './focus-field.tsx';
import { UploadFiles } from './upload-files.tsx';
import { useUploadForm, type UploadOutcome } from './use-upload-form.ts';
import { UsesOfUpload } from './uses-of-upload.tsx';
import styles from './uploads.module.css';

const good: ReadonlySet<UploadOutcome> = new Set(['saved', 'replaced', 'restored']);
const ownWords: ReadonlySet<UploadOutcome> = new Set(['saved', 'failed', 'used', 'replaced', 'restored']);

export function UploadCard({
  upload,
  folders,
  onChanged,
  onRemoved,
}: {
  upload: Upload;
  folders: readonly string[];
  onChanged: () => void;
  onRemoved: (isKept: boolean) => void;
}): ReactNode {
  const { t, format, language: pageLanguage } = useTexts();
  const languages = useOfferedLanguages();
  const folderList = useId();
  const { kept, draft, setDraft, busy, outcome, missingLanguages, ...acts } = useUploadForm(upload, {
    onChanged,
    onRemoved,
  });
  const { name, width, height, author, createdAt, isRemoved, deletedOn, uploadID } = kept;
  return (
    <Card className={styles.card} data-upload={uploadID}>
      <div className={admin.stack}>
        <h2 className={admin.title}>{t('desk.uploads.crop')}</h2>
        <CropField upload={kept} crop={draft.crop} onCrop={(crop) => setDraft({ ...draft, crop })} />
        <h2 className={admin.title}>{t('desk.uploads.focusTitle')}</h2>
        <FocusField upload={kept} focus={draft.focus} onFocus={(focus) => setDraft({ ...draft, focus })} />
      </div>
      <form
        className={admin.stack}
        onSubmit={(event) => {
          event.preventDefault();
          acts.save();
        }}
      >
        <p className={admin.soft}>
          {[name, `${width} × ${height}`, author, format.moment(createdAt)].join(' · ')}
        </p>
        {isRemoved && deletedOn !== null && (
          <Notice kind="warning">
            <p>{t('desk.uploads.removed', { date: format.date(deletedOn.slice(0, 10)) })}</p>
            <Button small busy={busy} onClick={() => acts.restore()}>
              {t('desk.uploads.restore')}
            </Button>
          </Notice>
        )}
        {kept.alt === null && <Notice kind="warning">{t('desk.uploads.noAlt')}</Notice>}
        {languages.map((language) => (
          <TextField
            key={language}
            lang={language}
            maxLength={300}
            label={t('desk.uploads.alt', { language: t(`desk.language.${language}`) })}
            error={
              outcome === 'lacking' && missingLanguages.includes(language)
                ? t('desk.uploads.altMissing')
                : undefined
            }
            value={draft.alt[language]}
            onChange={({ target }) => setDraft({ ...draft, alt: { ...draft.alt, [language]: target.value } })}
          />
        ))}
        <TextField
          label={t('desk.uploads.folder')}
          hint={t('desk.uploads.folderHint')}
          list={folderList}
          maxLength={60}
          autoComplete="off"
          value={draft.folder}
          onChange={({ target }) => setDraft({ ...draft, folder: target.value })}
        />
        <datalist id={folderList}>
          {folders.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <div role="status">
          {outcome !== null && outcome !== 'lacking' && (
            <Notice kind={good.has(outcome) ? 'success' : 'danger'}>
              {t(ownWords.has(outcome) ? `desk.uploads.${outcome}` : `desk.refusal.${outcome}`)}
            </Notice>
          )}
        </div>
        <p className={admin.actions}>
          <Button type="submit" small variant="primary" busy={busy}>
            {t('desk.uploads.save')}
          </Button>
          <FileButton
            busy={busy}
            label={t('desk.uploads.replace')}
            onFiles={([file]) => {
              if (file) acts.replace(file);
            }}
          />
          <ConfirmedButton
            label={t(isRemoved ? 'desk.uploads.removeForever' : 'desk.uploads.remove')}
            spoken={labelled(
              pageLanguage,
              t(isRemoved ? 'desk.uploads.removeForever' : 'desk.uploads.remove'),
              name,
            )}
            confirm={t('desk.uploads.removeSure')}
            busy={busy}
            onConfirm={acts.remove}
          />
        </p>
        <p className={admin.soft}>{t('desk.uploads.replaceHint')}</p>
        <UploadFiles versions={kept.versions} busy={busy} onRestore={acts.restore} />
        <UsesOfUpload usedOn={kept.usedOn} />
      </form>
    </Card>
  );
}
