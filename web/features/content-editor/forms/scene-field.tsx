import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import { useOffered } from '../rich/editor-context.ts';
import type { Values } from './block-fields.ts';
import styles from './forms.module.css';
import { UploadChoice } from './upload-choice.tsx';

export function SceneField({
  optional,
  values,
  onChange,
}: {
  optional: boolean;
  values: Values;
  onChange: (values: Values) => void;
}): ReactNode {
  const { t } = useTexts();
  const { scenes, language } = useOffered();
  const [chooses, setChooses] = useState(false);
  const list = useId();
  return (
    <>
      <TextField
        label={
          optional ? t('editor.field.optional', { name: t('editor.field.scene') }) : t('editor.field.scene')
        }
        hint={t('editor.field.sceneHint')}
        list={list}
        autoComplete="off"
        maxLength={80}
        value={String(values['scene'] ?? '')}
        onChange={({ target }) => {
          const { scene: _, ...others } = values;
          onChange(optional && target.value === '' ? others : { ...values, scene: target.value });
        }}
      />
      <datalist id={list}>
        {scenes.map((scene) => (
          <option key={scene} value={scene} />
        ))}
      </datalist>
      <div className={styles.actions}>
        <Button small onClick={() => setChooses(true)}>
          {t('editor.pictures.choose')}
        </Button>
      </div>
      {chooses && (
        <UploadChoice
          onClose={() => setChooses(false)}
          onChoose={({ scene, alt }) => {
            // Decorative pictures have no description.
            onChange({ ...values, scene, ...('alt' in values && { alt: alt[language] }) });
            setChooses(false);
          }}
        />
      )}
    </>
  );
}
