import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';

export function CopyButton({ text, label }: { text: string; label: string }): ReactNode {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<{ text: string; name: 'copied' | 'notCopied' } | null>(null);
  return (
    <>
      <Button
        small
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setOutcome({ text, name: 'copied' }),
            () => setOutcome({ text, name: 'notCopied' }),
          );
        }}
      >
        {label}
      </Button>
      <span role="status">{outcome?.text === text && t(`keys.${outcome.name}`)}</span>
    </>
  );
}
