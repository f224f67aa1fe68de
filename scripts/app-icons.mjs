import { crc32, deflateSync } from 'node:zlib'

/** The mark of `client/public/icon.svg` on its 32 units: a flame, the moon that is cut out of it, and its spark. */
export const FLAME = 'M16.6 1.6C17.4 7.6 27 12.2 27 20.2A11 10.8 0 0 1 5 20.2C5 12.6 13.4 9.4 16.6 1.6Z'
const MOON = { x: 20.6, y: 18, radius: 7.4 }
const SPARK = { x: 20.8, y: 18.6, radius: 1.7 }
const TOP = [0xfb, 0xd9, 0xa0]
const BOTTOM = [0xec, 0x9e, 0x45]
const NIGHT = [0x14, 0x18, 0x21]
const UNITS = 32

/** Points per pixel and direction: 16 for each pixel make its edge smooth. */
const FINE = 4

/**
 * What an operating system asks of an icon. `room` is how much of the square the mark fills; the night behind it goes
 * to the edges where the system cuts a shape of its own (a circle of 80 % is always safe).
 */
export const ICONS = [
  { file: 'icons/app-192.png', size: 192, room: 0.74, corner: 0.22 },
  { file: 'icons/app-512.png', size: 512, room: 0.74, corner: 0.22 },
  { file: 'icons/maskable-512.png', size: 512, room: 0.56, corner: 0 },
  { file: 'icons/touch-180.png', size: 180, room: 0.66, corner: 0 }
]

/**
 * A Vite plugin: the icons of the installed app, drawn from our own mark when the client is built.
 * @returns {import('vite').Plugin}
 */
export function appIcons() {
  return {
    name: 'app-icons',
    apply: 'build',
    generateBundle() {
      for (const icon of ICONS) this.emitFile({ type: 'asset', fileName: icon.file, source: drawIcon(icon) })
    }
  }
}

/** A square PNG with the mark in its middle. */
export function drawIcon({ size, room, corner }) {
  const outline = flameOutline()
  const scale = (size * room) / UNITS
  const margin = (size - UNITS * scale) / 2
  const pixels = Buffer.alloc(size * size * 4)
  for (let y = 0; y < size; y += 1) {
    const rows = Array.from({ length: FINE }, (_, i) => {
      const at = (y + (i + 0.5) / FINE - margin) / scale
      return { at, edges: crossings(outline, at) }
    })
    for (let x = 0; x < size; x += 1) {
      const color = [0, 0, 0]
      let opaque = 0
      for (let row = 0; row < FINE; row += 1) {
        for (let column = 0; column < FINE; column += 1) {
          const px = x + (column + 0.5) / FINE
          if (!isOnCard(px, y + (row + 0.5) / FINE, size, corner * size)) continue
          opaque += 1
          const point = colorAt((px - margin) / scale, rows[row])
          for (let i = 0; i < 3; i += 1) color[i] += point[i]
        }
      }
      if (opaque === 0) continue
      const offset = (y * size + x) * 4
      for (let i = 0; i < 3; i += 1) pixels[offset + i] = Math.round(color[i] / opaque)
      pixels[offset + 3] = Math.round((opaque / FINE ** 2) * 255)
    }
  }
  return png(size, pixels)
}

function colorAt(x, { at: y, edges }) {
  if (isInside(SPARK, x, y)) return TOP
  const isFlame = edges.filter((edge) => edge < x).length % 2 === 1 && !isInside(MOON, x, y)
  if (!isFlame) return NIGHT
  const low = Math.min(1, Math.max(0, (y - 1.6) / (31 - 1.6)))
  return TOP.map((value, i) => value + (BOTTOM[i] - value) * low)
}

function isInside(circle, x, y) {
  return Math.hypot(x - circle.x, y - circle.y) <= circle.radius
}

/** The card behind the mark: a square with round corners. */
function isOnCard(x, y, size, radius) {
  const dx = Math.max(radius - x, x - (size - radius), 0)
  const dy = Math.max(radius - y, y - (size - radius), 0)
  return Math.hypot(dx, dy) <= radius || (dx === 0 && dy === 0)
}

/** Where the outline crosses a height. */
function crossings(points, y) {
  return points.flatMap(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length]
    return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
  })
}

/** The flame as a polygon: two curves and the half ellipse between them, as `FLAME` says. */
function flameOutline() {
  const [startX, startY, ...rest] = FLAME.match(/-?[\d.]+/g).map(Number)
  const first = rest.slice(0, 6)
  const [radiusX, radiusY, , , , endX, endY] = rest.slice(6, 13)
  const second = rest.slice(13, 19)
  const right = first.slice(4)
  const half = steps((t) => [
    (right[0] + endX) / 2 + radiusX * Math.cos(Math.PI * t),
    endY + radiusY * Math.sin(Math.PI * t)
  ])
  return [...bezier([startX, startY], first), ...half, ...bezier([endX, endY], second)]
}

function bezier([x0, y0], [x1, y1, x2, y2, x3, y3]) {
  const at = (t, a, b, c, d) => (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
  return steps((t) => [at(t, x0, x1, x2, x3), at(t, y0, y1, y2, y3)])
}

function steps(pointAt) {
  return Array.from({ length: 64 }, (_, i) => pointAt(i / 64))
}

/** Eight bits for red, green, blue and opacity, every line as it is. */
function png(size, pixels) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const lines = Buffer.alloc(size * (size * 4 + 1))
  for (let y = 0; y < size; y += 1) pixels.copy(lines, y * (size * 4 + 1) + 1, y * size * 4, (y + 1) * size * 4)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0))
  ])
}

function chunk(name, bytes) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(bytes.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
