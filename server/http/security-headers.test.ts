import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { contentSecurityPolicy, registerSecurityHeaders } from './security-headers.ts';

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

const cdn = 'https://images.example.com';

test('pictures come from a configured origin too, and scripts never do', () => {
  const policyOf = (environment: Record<string, string>) => contentSecurityPolicy(readConfig(environment));
  expect(policyOf({ IMAGE_CDN: cdn })).toContain(`img-src 'self' data: blob: ${cdn};`);
  expect(policyOf({ IMAGE_CDN: cdn }).replace(/img-src[^;]*/, '')).not.toContain(cdn);
  expect(policyOf({})).toContain("img-src 'self' data: blob:;");
  expect(() => readConfig({ IMAGE_CDN: `${cdn}/folder` })).toThrow('IMAGE_CDN must be');
});

test.each([
  [{}, '/pictures/11/1.aa-250x155.webp', 'same-origin'],
  [{ IMAGE_CDN: cdn }, '/pictures/11/1.aa-250x155.webp', 'cross-origin'],
  [{ IMAGE_CDN: cdn }, '/documents/booking/1/x', 'same-origin'],
])('with %j other origins may show %s: %s', async (environment, url, policy) => {
  const app = fastify();
  registerSecurityHeaders(app, readConfig(environment));
  const { headers } = await app.inject(url);
  await app.close();
  expect(headers['cross-origin-resource-policy']).toBe(policy);
});
