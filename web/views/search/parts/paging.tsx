import type { ReactNode } from 'react';
import { Pagination } from '../../../components/pagination.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { changeSearchAddress } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';

export function Paging({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  return (
    <Pagination
      page={data.page}
      pages={data.pages}
      to={(page) => changeSearchAddress(data, { page })}
      texts={{
        label: t('search.paging.label'),
        previous: t('search.paging.previous'),
        next: t('search.paging.next'),
        page: (page) => t('search.pageNumber', { page }),
      }}
    />
  );
}
