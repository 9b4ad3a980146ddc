/** The part of vitest's JSON report that says how each test ended; one that passed at its second try keeps the message of its first. */
export interface VitestEnds {
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
  }[];
}

/** Says of each test that passed at its second try alone how the first one failed: each is a race to be found. */
export function secondTries({ testResults }: VitestEnds, root: string): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages = [] }) => {
        const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
        return `Passed at its second try: ${file} > ${fullName}\n${failureMessages.join('\n')}`;
      }),
  );
}
