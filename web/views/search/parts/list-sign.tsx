import type { ReactNode } from 'react';

const paths = {
  bell: 'M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 20.5h4',
  order: 'M7 5v14M3.5 15.5 7 19l3.5-3.5M13 6.5h7.5M13 12h5.5M13 17.5h3.5',
};

/** Icons of lists only, because every page loads the common icons. */
export function ListSign({ name }: { name: keyof typeof paths }): ReactNode {
  return (
    <svg
      width={21}
      height={21}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
