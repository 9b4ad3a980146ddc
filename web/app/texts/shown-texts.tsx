import { useMemo, type ReactNode } from 'react';
import { useStore } from '../stores/use-store.ts';
import { TextsProvider, type PageTexts } from '../texts-context.tsx';
import { keysOf, textKeysShown } from './text-keys.ts';

/** Provides the texts of the page, or their keys. */
export function ShownTexts({ texts, children }: { texts: PageTexts; children: ReactNode }): ReactNode {
  const areKeys = useStore(textKeysShown);
  const shown = useMemo(() => (areKeys ? { ...texts, t: keysOf(texts.t) } : texts), [areKeys, texts]);
  return <TextsProvider value={shown}>{children}</TextsProvider>;
}
