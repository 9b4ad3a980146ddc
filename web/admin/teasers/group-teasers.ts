/** Groups teasers by page; pages with a broken teaser come first, and on them the broken ones. */
export function groupTeasers<Teaser extends { page: string; pageTitle: string; href: string | null }>(
  teasers: readonly Teaser[],
): { page: string; pageTitle: string; own: Teaser[] }[] {
  const groups = Map.groupBy(teasers, ({ page }) => page);
  const isLost = ({ href }: Teaser): number => (href === null ? 0 : 1);
  return [...groups]
    .map(([page, own]) => ({
      page,
      pageTitle: own[0]!.pageTitle,
      own: own.toSorted((one, other) => isLost(one) - isLost(other)),
    }))
    .sort((one, other) => isLost(one.own[0]!) - isLost(other.own[0]!));
}
