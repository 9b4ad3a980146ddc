import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The default commit to compare with: HEAD if there are uncommitted changes, otherwise the commit before. */
export function defaultBase(): string {
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
}

/** Paths that differ from a commit, new ones included and removed ones left out. */
export function changedFiles(base: string): string[] {
  const differing = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...added])].toSorted();
}
