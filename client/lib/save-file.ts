import { revokeLater } from './revoke-later.ts'

/** Hands a file to the browser's downloads, under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has its own hold on the bytes by then, also in browsers that begin it late.
  revokeLater(link.href)
}
