import { drawScene, type SceneOptions } from './scene.ts'

/** A drawing as a square PNG for places that take no SVG, such as a lock screen; null where this browser cannot. */
export async function scenePng(options: SceneOptions, size: number): Promise<Blob | null> {
  if (!('OffscreenCanvas' in window)) return null
  const image = new Image(size, size)
  // Some browsers draw an SVG without a size of its own as nothing.
  const svg = drawScene(options).replace('<svg ', `<svg width="${size}" height="${size}" `)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  try {
    await image.decode()
    const canvas = new OffscreenCanvas(size, size)
    canvas.getContext('2d')?.drawImage(image, 0, 0, size, size)
    return await canvas.convertToBlob({ type: 'image/png' })
  } catch {
    return null
  }
}
