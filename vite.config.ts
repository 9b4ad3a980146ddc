import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Several checkouts and test servers may run side by side.
  cacheDir: '.cache/vite',
  build: { assetsInlineLimit: 0, cssMinify: true },
});
