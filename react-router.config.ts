import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // All routes in one small file that is kept, instead of two calls with each page for those it links to.
  routeDiscovery: { mode: 'initial' },
  // A loader of the browser's own is a line or two: as a file of its own it would cost more than it spares.
  splitRouteModules: false,
} satisfies Config;
