import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { avatarIcons } from './scripts/avatar-icons.mjs'

const serverPort = process.env['PORT'] ?? '5000'

/** The pages: `client/` to `dist/client/`. In development the server's part of the address space is passed on to it. */
export default defineConfig({
  root: 'client',
  plugins: [react(), tailwindcss(), avatarIcons()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Our Content-Security-Policy allows no inline script and no data: font: everything is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700
  },
  server: {
    port: 5173,
    strictPort: true,
    // The Host header stays that of the page, so that the server sees one origin, as in production.
    proxy: { '/api': { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false } }
  }
})
