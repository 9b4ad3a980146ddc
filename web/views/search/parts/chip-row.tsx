import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { classNames } from '../../../components/class-names.ts';
import styles from './filter-chips.module.css';

/**
 * One row that scrolls: its edges fade where more follows. The arrows are for mice only, since a keyboard scrolls by moving the focus and
 * fingers scroll by themselves.
 */
export function ChipRow({
  chosen,
  label,
  testId,
  children,
}: {
  /** How many filters are chosen: they stand first, and a new one is scrolled to. */
  chosen: number;
  label: string;
  testId?: string | undefined;
  children: ReactNode;
}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Set on the element, so that scrolling renders nothing.
  const follow = (): void => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = list.current ?? {};
    frame.current?.toggleAttribute('data-before', scrollLeft > 2);
    frame.current?.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 2);
  };
  useEffect(() => {
    const sizes = new ResizeObserver(follow);
    sizes.observe(list.current!);
    return () => sizes.disconnect();
  }, []);
  useEffect(() => {
    list.current?.scrollTo({ left: 0 });
    follow();
  }, [chosen]);
  const move = (by: -1 | 1): void =>
    list.current?.scrollBy({ left: by * list.current.clientWidth * 0.7, behavior: 'smooth' });
  return (
    <div className={styles.frame} ref={frame} data-after="">
      <ul
        className={classNames(styles.chips, styles.scroller)}
        ref={list}
        aria-label={label}
        data-testid={testId}
        onScroll={follow}
      >
        {children}
      </ul>
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          className={by < 0 ? styles.before : styles.after}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => move(by)}
        >
          <Icon name={by < 0 ? 'left' : 'right'} size={18} />
        </button>
      ))}
    </div>
  );
}
