import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { useLeavingQuestion } from '../../features/leaving/use-leaving-question.ts';
import { FoundHeading } from '../parts/found-heading.tsx';
import admin from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { TextFiles } from './text-files.tsx';
import { TextFilter, type TextsFilter } from './text-filter.tsx';
import { TextRow } from './text-row.tsx';
import { UnsavedTexts, useUnsavedTexts } from './unsaved-texts.ts';
import { TextsOnPages } from './texts-on-pages.tsx';

const perPage = 30;
const shows = ['all', 'changed', 'outdated'] as const;

/** Reads the filter from the address, which can be bookmarked and shared. */
function readFilter(params: URLSearchParams): TextsFilter {
  const show = shows.find((one) => one === params.get('show')) ?? 'all';
  const page = Math.min(1_000, Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1));
  const readText = (name: string): string => (params.get(name) ?? '').slice(0, 200);
  return { query: readText('q'), namespace: readText('in'), show, page };
}

function toQuery({ query, namespace, show, page }: TextsFilter): string {
  const params = new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(namespace !== '' && { in: namespace }),
    ...(show !== 'all' && { show }),
    ...(page > 1 && { page: String(page) }),
  });
  return `?${params.toString()}`;
}

export function TextsEditor(): ReactNode {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const { answer, failure, retry, isPending } = useCall('listTexts', filter);
  // Incremented after an import, so that everything is loaded again.
  const [edition, setEdition] = useState(0);
  const { isUnsaved, noteUnsaved } = useUnsavedTexts();
  // Another search would replace texts with unsaved input.
  useLeavingQuestion({ isUnsaved, question: t('admin.texts.leave'), lossCause: 'search' });
  return (
    <div className={`container ${admin.page}`}>
      <header className={admin.head}>
        <h1>{t('admin.texts.title')}</h1>
        <p>{t('admin.texts.lead')}</p>
      </header>
      <TextsOnPages />
      <TextFilter
        key={params.toString()}
        wanted={filter}
        namespaces={answer?.namespaces ?? []}
        busy={isPending}
        onWanted={(nextFilter) => setParams(toQuery(nextFilter), { preventScrollReset: true })}
      />
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <section className={admin.stack} aria-labelledby="texts-found" data-testid="texts">
          <FoundHeading id="texts-found">{t('admin.texts.found', { count: answer.total })}</FoundHeading>
          <p className={admin.soft}>
            {t('admin.texts.state', { changed: answer.changed, outdated: answer.outdated })}
          </p>
          <UnsavedTexts value={noteUnsaved}>
            {answer.texts.map((row) => (
              <TextRow key={`${row.key} ${edition}`} row={row} />
            ))}
          </UnsavedTexts>
          <Pagination
            page={filter.page}
            pages={Math.ceil(answer.total / perPage)}
            to={(page) => toQuery({ ...filter, page })}
            texts={{
              label: t('admin.texts.pages'),
              previous: t('admin.texts.previous'),
              next: t('admin.texts.next'),
              page: (page) => t('admin.texts.page', { page }),
            }}
          />
        </section>
      )}
      <TextFiles
        onTaken={() => {
          setEdition((current) => current + 1);
          retry();
        }}
      />
    </div>
  );
}
