import { useId, useRef, type ReactNode } from 'react';
import { uploadTypes } from '../../../domain/upload-limits.ts';
import { Button } from '../../components/button.tsx';

export function FileButton({
  label,
  spoken = label,
  busy,
  multiple = false,
  primary = false,
  onFiles,
}: {
  label: string;
  /** Accessible label, for buttons whose visible text does not say whose picture it is. */
  spoken?: string;
  busy: boolean;
  multiple?: boolean;
  primary?: boolean;
  onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        id={id}
        type="file"
        hidden
        aria-label={spoken}
        accept={uploadTypes.join(',')}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Reset, so that the same file can be selected again.
          target.value = '';
        }}
      />
      <Button
        variant={primary ? 'primary' : 'secondary'}
        small={!primary}
        busy={busy}

        aria-label={spoken}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
