import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the default commit to compare with: HEAD if there are uncommitted changes, else its parent. */
export function defaultBase(): string {
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
}

/** Lists paths that differ from a commit, including new and excluding deleted ones. */
export function changedFiles(base: string): string[] {
  const changedPaths = git('diff', '--name-only', '--diff-filter=d', base);
  const addedPaths = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changedPaths, ...addedPaths])].toSorted();
}
