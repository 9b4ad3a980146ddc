import { useMemo, type ReactNode } from 'react';
import { useStore } from '../stores/use-store.ts';
import { TextsProvider, type PageTexts } from '../texts-context.tsx';
import { toKeys, textKeysShown } from './text-keys.ts';

/** Provides the texts of the page, or their keys in the editors' mode. */
export function ShownTexts({ texts, children }: { texts: PageTexts; children: ReactNode }): ReactNode {
  const areKeys = useStore(textKeysShown);
  const providedTexts = useMemo(() => (areKeys ? { ...texts, t: toKeys(texts.t) } : texts), [areKeys, texts]);
  return <TextsProvider value={providedTexts}>{children}</TextsProvider>;
}
