import { useRef, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';

export function ChooseFile({
  text,
  isBusy = false,
  onChosen,
}: {
  text: string;
  isBusy?: boolean;
  onChosen: (file: File) => void;
}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={text}
        data-testid="feed-file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that the same file can be selected again.
          target.value = '';
          if (file) onChosen(file);
        }}
      />
      <Button busy={isBusy} onClick={() => field.current?.click()}>
        {text}
      </Button>
    </div>
  );
}
