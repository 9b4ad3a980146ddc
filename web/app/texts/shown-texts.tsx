import { useMemo, type ReactNode } from 'react';
import { hasSiteClock } from '../device-clock.ts';
import { useStore } from '../stores/use-store.ts';
import { TextsProvider, type PageTexts } from '../texts-context.tsx';
import { useHydratedInPieces } from '../use-hydrated.ts';
import { toKeys, textKeysShown } from './text-keys.ts';

/** Provides the texts of the page, or their keys in the editors' mode, and moments by the viewer's clock. */
export function ShownTexts({ texts, children }: { texts: PageTexts; children: ReactNode }): ReactNode {
  const areKeys = useStore(textKeysShown);
  const isDeviceClock = useHydratedInPieces(!hasSiteClock());
  const providedTexts = useMemo<PageTexts>(
    () => ({ ...texts, t: areKeys ? toKeys(texts.t) : texts.t, clock: isDeviceClock ? 'device' : 'site' }),
    [areKeys, isDeviceClock, texts],
  );
  return <TextsProvider value={providedTexts}>{children}</TextsProvider>;
}
