/**
 * The part of vitest's JSON report with the result of each test. A test that passed at its second attempt still has
 * the message of the first.
 */
export interface VitestEnds {
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
  }[];
}

interface BrowserSuite {
  suites?: readonly BrowserSuite[];
  specs: readonly {
    file: string;
    title: string;
    tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[];
  }[];
}

export interface BrowserEnds {
  suites: readonly BrowserSuite[];
}

/** Maximum number of retried tests. More of them fail the run, because each may be a race condition. */
export const mostRetries = 3;

/** Lists tests that passed only at their second attempt, each with its first failure. */
export function listSecondTries({ testResults }: VitestEnds, root: string): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages = [] }) => {
        const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
        return `${file} > ${fullName}\n${failureMessages.join('\n')}`;
      }),
  );
}

export function listBrowserRetries({ suites }: BrowserEnds): string[] {
  return suites.flatMap(findRetries);
}

function findRetries({ specs, suites = [] }: BrowserSuite): string[] {
  const ownRetries = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
      return `${file} > ${title}\n${messages.filter(Boolean).join('\n')}`;
    });
  return [...ownRetries, ...suites.flatMap(findRetries)];
}
