import { expect, test } from 'vitest'

import { readPlaylistId } from './playlist.ts'

test.each([
  ['https://open.spotify.com/playlist/37i9dQZF1DWZd79rJ6a7lp?si=0a1b2c', '37i9dQZF1DWZd79rJ6a7lp'],
  ['spotify.com/user/me/playlist/ABC123/extra', 'ABC123'],
  ['  37i9dQZF1DWZd79rJ6a7lp \n', '37i9dQZF1DWZd79rJ6a7lp'],
  ['https://open.spotify.com/album/xyz', 'https://open.spotify.com/album/xyz'],
  ['playlist/', 'playlist/'],
  ['   ', '']
])('%j is the id %j', (text, id) => {
  expect(readPlaylistId(text)).toBe(id)
})
