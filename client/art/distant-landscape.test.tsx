import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { DistantLandscape } from './distant-landscape.tsx'

const SCENE = { width: 40, height: 20, seed: 1, sky: 'dusk', motif: 'village' } as const

test('a landscape far down is drawn when it comes near, and stays', () => {
  const watches: { tell: (isIntersecting: boolean) => void; disconnect: () => void }[] = []
  vi.stubGlobal('IntersectionObserver', function Watch(listen: (entries: { isIntersecting: boolean }[]) => void) {
    const watch = {
      tell: (isIntersecting: boolean) => listen([{ isIntersecting }]),
      observe: () => {},
      disconnect: vi.fn<() => void>()
    }
    watches.push(watch)
    return watch
  })
  const { container } = render(<DistantLandscape scene={SCENE} className="absolute" />)
  const [watch] = watches
  act(() => watch?.tell(false))
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('div')?.className, 'it takes its place from the start').toContain('absolute')
  act(() => watch?.tell(true))
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/)
  expect(watch?.disconnect).toHaveBeenCalled()
})

test('a browser that cannot tell draws it at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  const { container } = render(<DistantLandscape scene={SCENE} />)
  expect(container.querySelector('img')).not.toBeNull()
})
