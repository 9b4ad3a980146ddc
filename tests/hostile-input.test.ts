import { expect, test } from 'vitest';
import { api, type EndpointName } from '../contract/api.ts';
import type { Endpoint } from '../contract/define-endpoint.ts';
import { storableText } from '../server/platform/storable-text.ts';
import { slownessOfMachine } from './harness/pace.ts';
import { arriving, hostileInputs } from './hostile-requests.ts';
import { imaginedWorld } from './trust/imagined-world.ts';
import { validCall } from './trust/valid-calls.ts';

/** Texts that PostgreSQL refuses. */
const unstorable = /\\u0000|\\ud800/;

/** Maximum time to parse all hostile inputs of a call: a slow schema could be used to keep the server busy. */
const longestMs = 500;

test.each(Object.entries(api) as [EndpointName, Endpoint][])(
  '%s reads hostile input without an exception, soon, and lets no text through that cannot be stored',
  async (name, endpoint) => {
    let readMs = 0;
    for (const input of hostileInputs(endpoint, () => validCall(name, imaginedWorld))) {
      const given = arriving(endpoint, input);
      const started = performance.now();
      const parsed = endpoint.request.safeParse(given);
      const stored = parsed.success ? storableText(parsed.data) : null;
      readMs += performance.now() - started;
      expect(JSON.stringify(stored), input.what).not.toMatch(unstorable);
    }
    if (readMs > longestMs) expect(readMs).toBeLessThan(longestMs * (await slownessOfMachine()));
  },
);
