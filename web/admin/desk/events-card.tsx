import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import editors from '../editors/editors.module.css';
import type { ContentRow } from '../editors/pages-of.ts';
import type { ContentList } from '../editors/content-loader.tsx';
import admin from '../parts/admin.module.css';
import { Section } from './section.tsx';

const eventsShown = 12;

export function Events({
  rows,
  events,
}: {
  rows: readonly ContentRow[];
  events: ContentList['events'];
}): ReactNode {
  const { t, format } = useTexts();
  const titles = new Map(rows.map(({ page, title }) => [page, title]));
  return (
    <Section name="events">
      {events.length === 0 && <p className={admin.soft}>{t('desk.desk.noEvents')}</p>}
      <ul className={editors.list}>
        {events.slice(0, eventsShown).map(({ at, action, author, page, language }, index) => (
          <li key={index} className={editors.line}>
            <p className={admin.strong}>{titles.get(page) ?? page}</p>
            <p className={admin.soft}>
              {[t(`desk.action.${action}`), t(`desk.language.${language}`), author, format.moment(at)].join(
                ' · ',
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
