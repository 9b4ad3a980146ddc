import type { ReactNode } from 'react';
import { attachedFilesMax, takenTypes } from '../../../domain/attached-files.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';

/** The native file field for visitors without scripts; its files are sent with the form. */
export function FilesWithoutScripts(): ReactNode {
  const { t } = useTexts();
  return (
    <div className="no-script-only" data-testid="files-without-scripts">
      <TextField
        type="file"
        name="files"
        multiple
        accept={takenTypes.join(',')}
        label={t('attachments.add')}
        hint={t('attachments.hintWithout', { count: attachedFilesMax })}
      />
    </div>
  );
}
