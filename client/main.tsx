import { setNonce } from 'get-nonce'
import { startTransition, StrictMode } from 'react'
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
const isDrawn = root.dataset['drawn'] !== undefined
const app = (
  <StrictMode>
    <App isDrawn={isDrawn} />
  </StrictMode>
)
// A page that came with its words keeps them: only what moves them is added, in small steps between which a tap is heard.
if (isDrawn) void prepareDrawnScreen(location.pathname).then(() => startTransition(() => void hydrateRoot(root, app)))
else createRoot(root).render(app)
