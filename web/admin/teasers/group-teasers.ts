/** Groups teasers by page. Pages with broken teasers come first, and within a page the broken ones. */
export function groupTeasers<Teaser extends { page: string; pageTitle: string; href: string | null }>(
  teasers: readonly Teaser[],
): { page: string; pageTitle: string; own: Teaser[] }[] {
  const groups = Map.groupBy(teasers, ({ page }) => page);
  const sortRank = ({ href }: Teaser): number => (href === null ? 0 : 1);
  return [...groups]
    .map(([page, own]) => ({
      page,
      pageTitle: own[0]!.pageTitle,
      own: own.toSorted((one, other) => sortRank(one) - sortRank(other)),
    }))
    .sort((one, other) => sortRank(one.own[0]!) - sortRank(other.own[0]!));
}
