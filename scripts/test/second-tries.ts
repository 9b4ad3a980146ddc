/** The part of vitest's JSON report with the result of each test; a test that passed at its second try keeps the message of its first. */
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

/** A run with more retried tests than this has failed: each is a race to be found. */
export const mostRetries = 3;

/** Tests that passed only at their second try, each with the first failure. */
export function secondTries({ testResults }: VitestEnds, root: string): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages = [] }) => {
        const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
        return `${file} > ${fullName}\n${failureMessages.join('\n')}`;
      }),
  );
}

export function browserRetries({ suites }: BrowserEnds): string[] {
  return suites.flatMap(retriesIn);
}

function retriesIn({ specs, suites = [] }: BrowserSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
      return `${file} > ${title}\n${messages.filter(Boolean).join('\n')}`;
    });
  return [...own, ...suites.flatMap(retriesIn)];
}
