import { whenPainted } from './lib/when-painted.ts'

// A page that came with its words (scripts/prerender.mjs) keeps its scripts in a template until the words are on the
// screen: on a slow line and a slow phone they would be in their way.
void whenPainted().then(() => {
  const scripts = document.getElementById('scripts')
  if (scripts instanceof HTMLTemplateElement) document.body.append(scripts.content)
})
