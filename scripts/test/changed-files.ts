import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** What to compare with where nobody names it: what is not committed yet, or the last commit where everything is. */
export function defaultBase(): string {
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
}

/** Paths that differ from a commit, new ones included and removed ones left out. */
export function changedFiles(base: string): string[] {
  const differing = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...added])].toSorted();
}
