import type { ReactNode } from 'react';
import type { BlockOf } from '../../../domain/content-blocks.ts';
import { parseContentLink } from '../../../domain/content-links.ts';
import { menuLabels, menuTitles } from '../../../domain/menus.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useOffered } from './rich/editor-context.ts';

export function MenuBlock({
  block: { id, title, links: entries },
  links: targets,
}: {
  block: BlockOf<'menu'>;
  links: Readonly<Record<string, string>>;
}): ReactNode {
  const { t, language } = useTexts();
  const { pages } = useOffered();
  const usualTitle = menuTitles[id];
  const heading = title?.[language] ?? title?.de ?? (usualTitle === undefined ? null : t(usualTitle));
  const labelOfPage = (to: string): string => {
    const link = parseContentLink(to);
    const key = link?.kind === 'page' ? menuLabels[link.name] : undefined;
    return key === undefined ? (pages.find((page) => page.to === to)?.title ?? to) : t(key);
  };
  return (
    <>
      {heading !== null && <h3>{heading}</h3>}
      <ul>
        {entries.map(({ to, label }, index) => (
          <li key={index}>
            {label?.[language] ?? label?.de ?? labelOfPage(to)}
            {targets[to] === undefined && ` (${t('editor.menu.missing')})`}
          </li>
        ))}
      </ul>
    </>
  );
}
