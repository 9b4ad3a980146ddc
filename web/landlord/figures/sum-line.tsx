import type { ReactNode } from 'react';

/** A line of a list of sums: what it is, and how much. */
export function SumLine({
  label,
  value,
  look,
}: {
  label: string;
  value: string;
  look?: string | undefined;
}): ReactNode {
  return (
    <>
      <dt className={look}>{label}</dt>
      <dd className={look}>{value}</dd>
    </>
  );
}
