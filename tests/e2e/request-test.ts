import { expect, test as base } from '@playwright/test';

/** A test of what the site answers: it asks by itself, and no browser is opened for it. */
export const test = base.extend({ baseURL: ({}, use) => use(process.env['SITE_URL']) });

export { expect };
