import type { ReactNode } from 'react';

const paths = {
  heart: 'M12 20.5s-8-4.7-8-11a4.6 4.6 0 0 1 8-3.1 4.6 4.6 0 0 1 8 3.1c0 6.3-8 11-8 11Z',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 21 21',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  check: 'M4.5 12.5 10 18 19.5 7',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.2',
  warning: 'M12 3.5 22 20.5H2ZM12 10v4.5M12 17.4v.2',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  persons:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.4-3.4 3-5.5 6.5-5.5s6.1 2.1 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.5M18 14.6c2 .8 3.2 2.5 3.5 4.9',
  bed: 'M3 18.5V7M3 15.5h18v3M3 12.5h18v3M21 12.5c0-2-1.5-3.5-3.5-3.5H10v3.5M6.5 10.2a.8.8 0 1 0 0-.1',
  bath: 'M3 12.5h18v2a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4ZM6 18.5 5 21M18 18.5l1 2.5M6 12.5V6a2.2 2.2 0 0 1 4.3-.7M8.7 7.5l3.3-2',
  area: 'M4 9V4h5M20 15v5h-5M4 4l6.5 6.5M20 20l-6.5-6.5',
  dog: 'M4.5 9.5 7 5l3 2.5h4L17 5l2.5 4.5c-.8 1-1.5 1.2-2 1.2 0 5-2 8.8-5.5 8.8s-5.5-3.8-5.5-8.8c-.5 0-1.2-.2-2-1.2ZM9.5 12.2v.2M14.5 12.2v.2M11 15.5h2l-1 1.2Z',
  pin: 'M12 21s-7-5.7-7-11.2a7 7 0 0 1 14 0C19 15.3 12 21 12 21ZM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  calendar: 'M4 6.5h16v13.5H4ZM4 10.5h16M8.5 4v4M15.5 4v4',
  filter:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  phone:
    'M5 4h4l1.5 4.5-2.2 1.6a12 12 0 0 0 5.6 5.6l1.6-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
  mail: 'M3 6h18v12.5H3ZM3.5 6.5 12 13l8.5-6.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.4 2',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c2.6 2.5 3.7 5.6 3.7 9s-1.1 6.5-3.7 9c-2.6-2.5-3.7-5.6-3.7-9S9.4 5.5 12 3Z',
  pool: 'M3 17.5c1.5 0 1.5 1 3 1s1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1M8 14.5V6a2.2 2.2 0 0 1 4.4 0M15.5 14.5V6a2.2 2.2 0 0 1 4.4 0M8 9.5h7.5M8 12.8h7.5',
  town: 'M2.5 20.5h19M4 20.5V11.5l4.5-3.5 4.5 3.5v9M13 20.5V6.5l3.75-3 3.75 3v14M7.5 20.5v-4h2v4M16.75 9.5v.2M16.75 13.5v.2',
  mountain: 'M2.5 19.5 9 7.5l4 7 2.5-4 6 9ZM7.2 10.8l1.8 1.4 1.7-1.5',
  umbrella: 'M3.5 12.5a8.5 8.5 0 0 1 17 0ZM12 4V2.8M12 12.5v8M8.5 20.5h7',
  wave: 'M3 9c2 0 2-1.5 4-1.5S9 9 11 9s2-1.5 4-1.5S17 9 21 9M3 14c2 0 2-1.5 4-1.5S9 14 11 14s2-1.5 4-1.5S17 14 21 14M3 19c2 0 2-1.5 4-1.5S9 19 11 19s2-1.5 4-1.5S17 19 21 19',
  leaf: 'M5 19C4 10 9 4.5 20 4.5 20 14 15.5 19.5 7 18M5 20.5c1.5-5 4.5-8 9-10',
  shield: 'M12 3.5 19.5 6v6c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6ZM8.8 12l2.3 2.3L15.5 10',
  grid: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  share: 'M12 14.5V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18',
  file: 'M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M12 11v5.5M9.5 14.2l2.5 2.5 2.5-2.5',
  print: 'M7 8.5V3.5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7Z',
  pot: 'M5 10h14v6.5a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 5 16.5ZM2.5 11.5H5M19 11.5h2.5M6.5 7h11M12 7V5',
  external: 'M14 4h6v6M20 4l-9 9M17 13v6.5H4.5V7H11',
  star: 'M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8Z',
} as const;

export type IconName = keyof typeof paths;

export const iconNames: readonly IconName[] = Object.keys(paths) as IconName[];

const line = {
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Defines the icons of cards once in the document to be referenced, because a page shows forty of each. */
export function SharedIcons(): ReactNode {
  return (
    <svg width="0" height="0">
      <symbol id="i-heart" viewBox="0 0 24 24" {...line}>
        <path d={paths.heart} />
      </symbol>
      <symbol id="i-star" viewBox="0 0 24 24">
        <path d={paths.star} />
      </symbol>
    </svg>
  );
}

/** A decorative icon. Its meaning is in the text beside it or in the label of its control. */
export function Icon({
  name,
  size = 22,
  filled = false,
  className,
}: {
  name: IconName;
  size?: number;
  filled?: boolean;
  className?: string | undefined;
}): ReactNode {
  const isShared = name === 'heart' || name === 'star';
  return (
    <svg
      width={size}
      height={size}
      fill={filled || name === 'star' ? 'currentColor' : 'none'}
      {...(!isShared && { viewBox: '0 0 24 24', ...line })}
      aria-hidden="true"
      className={className}
    >
      {isShared ? <use href={`#i-${name}`} /> : <path d={paths[name]} />}
    </svg>
  );
}
