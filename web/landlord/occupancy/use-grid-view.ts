import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { GridDays } from './grid-days.ts';
import { isSameView, viewAt, type GridSizes, type GridView } from './grid-view.ts';

/** The last scroll position, which is restored when the landlord comes back from a booking. */
let lastPlace: { left: number; top: number } | null = null;

export interface GridScroll {
  scroller: RefObject<HTMLDivElement | null>;
  view: GridView;
  /** The first visible day that the column of names does not cover. */
  firstColumn: number;
  showColumn(column: number): void;
  /** Scrolls as little as needed to show a cell. The column of names is always visible. */
  reveal(row: number, column: number): void;
}

/** Follows the scroll position of the grid. Renders again only if other rows, weeks or days become visible. */
export function useGridView(sizes: GridSizes, days: GridDays, rows: number): GridScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<GridView>({ firstRow: 0, endRow: 0, firstWeek: 0, endWeek: 0 });
  const [firstColumn, setFirstColumn] = useState(0);
  const { weeks } = days;

  const showColumn = (column: number): void => {
    scroller.current?.scrollTo({ left: Math.max(0, column) * sizes.day });
  };
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const yesterday = days.today - days.origin - 1;
    current.scrollTo(lastPlace ?? { left: yesterday * sizes.day, top: 0 });
    // The place is set once for each size of days, and not again while somebody scrolls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sizes]);
  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    let frame = 0;
    const read = (): void => {
      frame = 0;
      const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = current;
      lastPlace = { left, top };
      const next = viewAt({ left, top, width, height }, sizes, { rows, weeks });
      setView((last) => (isSameView(last, next) ? last : next));
      setFirstColumn(Math.round(left / sizes.day));
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    current.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(onScroll);
    observer.observe(current);
    return () => {
      cancelAnimationFrame(frame);
      current.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [sizes, rows, weeks]);

  const reveal = (row: number, column: number): void => {
    const { current } = scroller;
    if (!current) return;
    const { row: rowHeight, day, name, head } = sizes;
    const nearest = (at: number, start: number, size: number, length: number): number =>
      start < at ? start : Math.max(at, start + size - length);
    current.scrollTo({
      left:
        column < 0
          ? current.scrollLeft
          : nearest(current.scrollLeft, column * day, day, current.clientWidth - name),
      top: nearest(current.scrollTop, row * rowHeight, rowHeight, current.clientHeight - head),
    });
  };
  return { scroller, view, firstColumn, showColumn, reveal };
}
