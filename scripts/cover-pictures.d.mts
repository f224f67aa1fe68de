import type { Plugin } from 'vite'

export function drawCoverPictures(): Promise<Map<string, string>>
export function coverPictures(): Plugin
