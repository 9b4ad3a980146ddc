import { useState, type ReactNode } from 'react';
import type { Upload } from '../../../contract/uploads/upload.ts';
import { cropToRatio, wholePicture, type Crop } from '../../../domain/picture-crop.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import admin from '../parts/admin.module.css';
import { CropFrame } from './crop-frame.tsx';
import styles from './uploads.module.css';

const ratios = { free: null, '16:9': 16 / 9, '3:2': 3 / 2, '4:3': 4 / 3, '1:1': 1, '2:3': 2 / 3 } as const;
type RatioName = keyof typeof ratios;

/**
 * Chooses the part of the picture that pages show. The file itself is not cropped, so that the whole picture can be
 * restored.
 */
export function CropField({
  upload: { base, width, height },
  crop,
  onCrop,
}: {
  upload: Upload;
  /** Null for the whole picture. */
  crop: Crop | null;
  onCrop: (crop: Crop | null) => void;
}): ReactNode {
  const { t } = useTexts();
  const [ratioName, setRatioName] = useState<RatioName>('free');
  const ratio = ratios[ratioName];
  const picture = { width, height };
  const shown = crop ?? wholePicture;
  return (
    <div className={styles.pictures}>
      <CropFrame {...{ base, picture, shown, ratio, onCrop }} />
      <p className={admin.soft}>{t('desk.uploads.cropHint')}</p>
      <div className={styles.cropTools}>
        <SelectField
          label={t('desk.uploads.ratio')}
          value={ratioName}
          onChange={({ target }) => {
            const name = target.value as RatioName;
            setRatioName(name);
            if (ratios[name] !== null) onCrop(cropToRatio(shown, ratios[name], picture));
          }}
        >
          {(Object.keys(ratios) as RatioName[]).map((name) => (
            <option key={name} value={name}>
              {name === 'free' ? t('desk.uploads.freeRatio') : name}
            </option>
          ))}
        </SelectField>
        <Button
          small
          disabled={crop === null}
          onClick={() => {
            setRatioName('free');
            onCrop(null);
          }}
        >
          {t('desk.uploads.uncrop')}
        </Button>
      </div>
    </div>
  );
}
