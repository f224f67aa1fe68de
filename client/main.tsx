import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import './styles/app.css'
import { App } from './app.tsx'
import { listenForOffer } from './features/install/install-offer.ts'
import { readMeta } from './lib/read-meta.ts'
import { prepareDrawnScreen } from './routes.tsx'

// Dialogs lock scrolling with a style element; the nonce lets that one through.
const nonce = readMeta('csp-nonce')
if (nonce !== null) setNonce(nonce)

listenForOffer()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has lost its root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
// A page that came with its words keeps them: only what moves them is added.
if (root.dataset['drawn'] === undefined) createRoot(root).render(app)
else void prepareDrawnScreen(location.pathname).then(() => hydrateRoot(root, app))
