import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { OfficeLine } from '../../features/office/office-line.ts';
import { withTexts } from '../../app/texts/loaded-texts.ts';
import { whenIdle } from './when-idle.ts';

const loadExtras = withTexts(() => import('./extras.tsx'), 'extras');

/** Loads additions of the shell once the page is idle, because no page needs them before. */
export function ExtrasSlot({ office }: { office: OfficeLine | null }): ReactNode {
  const [Extras, setExtras] = useState<ComponentType<{ office: OfficeLine | null }> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        loadExtras().then(
          (module) => setExtras(() => module.Extras),
          // The page is complete without the extras.
          () => undefined,
        );
      }),
    [],
  );
  return Extras && <Extras office={office} />;
}
