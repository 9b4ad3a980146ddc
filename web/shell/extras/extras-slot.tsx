import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { OfficeLine } from '../../features/office/office-line.ts';
import { withTexts } from '../../app/texts/loaded-texts.ts';
import { whenIdle } from './when-idle.ts';

/** No page needs its texts to be read. */
const loadExtras = withTexts(() => import('./extras.tsx'), 'extras');

/** What the shell adds once the page is there and at rest: nothing of it is missed before. */
export function ExtrasSlot({ office }: { office: OfficeLine | null }): ReactNode {
  const [Extras, setExtras] = useState<ComponentType<{ office: OfficeLine | null }> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        loadExtras().then(
          (module) => setExtras(() => module.Extras),
          // The page is whole without it.
          () => undefined,
        );
      }),
    [],
  );
  return Extras && <Extras office={office} />;
}
