import type { ReactNode } from 'react';
import type { Localized } from '../../../../domain/language.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Dialog } from '../../../components/dialog.tsx';
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
  const readyUploads = answer?.uploads.flatMap(({ alt, isRemoved, ...one }) =>
    alt === null || isRemoved ? [] : [{ ...one, alt }],
  );
  return (
    <Dialog broad title={t('editor.pictures.choose')} closeLabel={t('editor.close')} onClose={onClose}>
      {failure && <p role="alert">{t('editor.failed')}</p>}
      {readyUploads?.length === 0 && <p>{t('editor.pictures.none')}</p>}
      <div className={styles.pictures}>
        {readyUploads?.map(({ scene, base, alt }) => (
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
