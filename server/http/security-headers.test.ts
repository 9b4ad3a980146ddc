import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const formAction = (environment: Record<string, string>): string | undefined =>
  /form-action ([^;]*)/.exec(contentSecurityPolicy(readConfig(environment)))?.[1];

test('forms are sent to ourselves, and to the logins that somebody else answers', () => {
  expect(formAction({})).toBe("'self'");
  const retailer = 'https://hosts.example.com/login/?from=header';
  expect(formAction({ RETAILER_LOGIN_URL: retailer })).toBe("'self' https://hosts.example.com");
  expect(formAction({ RETAILER_LOGIN_URL: retailer, PARTNER_LOGIN_URL: 'https://hosts.example.com/p' })).toBe(
    "'self' https://hosts.example.com",
  );
});
