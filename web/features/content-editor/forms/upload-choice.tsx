import { useState, type ReactNode } from 'react';
import { fold } from '../../../../domain/folded-text.ts';
import type { Localized } from '../../../../domain/language.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/field.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useOffered } from '../rich/editor-context.ts';
import styles from './forms.module.css';

export function UploadChoice({
  onChoose,
  onClose,
}: {
  onChoose: (upload: { scene: string; alt: Localized }) => void;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const { language } = useOffered();
  const { answer, failure } = useCall('listUploads', {});
  const [words, setWords] = useState('');
  const readyUploads = answer?.uploads.flatMap(({ alt, isRemoved, ...one }) =>
    alt === null || isRemoved ? [] : [{ ...one, alt }],
  );
  const wanted = fold(words).split(' ').filter(Boolean);
  const foundUploads = readyUploads?.filter(({ alt, name, folder }) => {
    const text = fold([name, folder, ...Object.values(alt)].join(' '));
    return wanted.every((word) => text.includes(word));
  });
  return (
    <Dialog broad title={t('editor.pictures.choose')} closeLabel={t('editor.close')} onClose={onClose}>
      {failure && <p role="alert">{t('editor.failed')}</p>}
      {readyUploads?.length === 0 && <p>{t('editor.pictures.none')}</p>}
      {readyUploads && readyUploads.length > 0 && (
        <TextField
          type="search"
          label={t('editor.pictures.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <div className={styles.pictures}>
        {foundUploads?.map(({ scene, base, alt }) => (
          <button
            key={scene}
            type="button"
            className={styles.picture}
            onClick={() => onChoose({ scene, alt })}
          >
            <Picture src={base} alt="" sizes="250px" maxWidth={500} />
            <span lang={language}>{alt[language]}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
