import type { ReactNode } from 'react';
import type { SearchData } from '../../../features/search/search-data.ts';
import { FilterPage } from './filter-page.tsx';
import { UnderstoodSentence } from './understood-sentence.tsx';

export default function AboveList({ data }: { data: SearchData }): ReactNode {
  const { showsFilters = false, sentence = null } = data.aboveList ?? {};
  return (
    <>
      {sentence && <UnderstoodSentence sentence={sentence} />}
      {showsFilters && <FilterPage data={data} />}
    </>
  );
}
