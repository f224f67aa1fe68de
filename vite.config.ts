import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { avatarIcons } from './scripts/avatar-icons.mjs'
import { coverPictures } from './scripts/cover-pictures.mjs'
import { screenFiles } from './scripts/screen-files.mjs'
import { BRAND } from './shared/brand.ts'

const serverPort = process.env['PORT'] ?? '5000'

/** The pages: `client/` to `dist/client/`. In development the server's part of the address space is passed on to it. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: 'client',
  // What draws the first screens for the build (`client/prerender.tsx`) is no page of its own.
  plugins: [react(), tailwindcss(), avatarIcons(), coverPictures(), isSsrBuild ? null : [screenFiles(), installable()]],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Our Content-Security-Policy allows no inline script and no data: font: everything is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      ...(isSsrBuild ? {} : { input: ['client/index.html', 'client/after-paint.ts'] }),
      output: {
        codeSplitting: {
          groups: [
            // Small parts that several screens share, the front page among them: packed together they are lighter.
            {
              name: 'small-parts',
              test: /client\/(?:art\/(?:constellation|star-places|candle|tonights-moon)|ui\/(?:checkbox|new-tab-link)|lib\/(?:use-media-query|read-meta))\.tsx?$/
            }
          ]
        }
      }
    }
  },
  server: {
    port: 5173,
    strictPort: true,
    // The Host header stays that of the page, so that the server sees one origin, as in production.
    proxy: { '/api': { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false } }
  }
}))

/** The manifest, and `client/sw.ts` as `/sw.js` with the list of what it keeps. The page registers it itself. */
function installable() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: '.',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: {
      id: '/',
      name: BRAND.name,
      short_name: BRAND.name,
      description: 'A new bedtime story about your own family, written and read aloud in a moment.',
      lang: 'en',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      // Dark from the first picture on: a white flash wakes a child.
      background_color: '#141821',
      theme_color: '#141821',
      categories: ['books', 'kids', 'lifestyle'],
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' }
      ]
    },
    includeManifestIcons: false,
    integration: {
      // The worker is a build of its own, which would otherwise tell of itself at every start.
      configureCustomSWViteBuild: (build) => {
        build.logLevel = 'warn'
      }
    },
    injectManifest: {
      rollupFormat: 'iife',
      // The letters of most families; the worker keeps other ones, and faces, when it meets them.
      globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css}', 'assets/*-latin*.woff2'],
      manifestTransforms: [
        // The page has no file name: what is kept is the server's own answer, with its policy and the nonce in it, and
        // without the words of the front page, which is one address of many.
        (entries) => ({
          manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/?shell' } : entry)),
          warnings: []
        })
      ]
    }
  })
}
