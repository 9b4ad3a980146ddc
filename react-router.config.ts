import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // All routes in one small file that is kept, instead of two calls with each page for those it links to.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
