import type { ReactNode } from 'react';
import { attachedFilesMax, takenTypes } from '../../../domain/attached-files.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';

/** The native file field, whose files are sent with the form, for visitors without scripts. */
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
