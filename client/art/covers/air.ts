const f = (n: number) => n.toFixed(1)

/** What the air over the hills is like: nothing in it, thin clouds, the milky way, northern light. */
const AIRS = ['clear', 'clouds', 'milky way', 'aurora', 'clear'] as const

/** One of them for a cover, as SVG; `glow` is the colour of the evening's light. */
export function drawAir(width: number, height: number, glow: string, random: () => number): string {
  const air = AIRS[Math.floor(random() * AIRS.length)]
  if (air === 'clouds') return clouds(width, height, glow, random)
  if (air === 'milky way') return milkyWay(width, height, random)
  if (air === 'aurora') return aurora(width, height, random)
  return ''
}

function clouds(W: number, H: number, glow: string, random: () => number): string {
  let drawn = ''
  for (let i = 0; i < 4; i++) {
    const [x, y, half] = [random() * W, H * (0.16 + random() * 0.42), W * (0.1 + random() * 0.14)]
    drawn += `<path d="M${f(x - half)} ${f(y)} q${f(half * 0.3)} ${f(-H * 0.045)} ${f(half * 0.7)} ${f(-H * 0.03)} q${f(half * 0.3)} ${f(-H * 0.05)} ${f(half * 0.7)} ${f(-H * 0.01)} q${f(half * 0.4)} ${f(-H * 0.01)} ${f(half * 0.6)} ${f(H * 0.04)}z" fill="${glow}" opacity="${(0.1 + random() * 0.1).toFixed(2)}"/>`
  }
  return drawn
}

function milkyWay(W: number, H: number, random: () => number): string {
  const [from, to] = random() > 0.5 ? [-0.05, 1.05] : [1.05, -0.05]
  let drawn = ''
  for (let i = 0; i < 70; i++) {
    const along = random()
    const off = (random() + random() - 1) * 0.16
    const x = W * (from + (to - from) * along)
    const y = H * (0.02 + along * 0.5 + off)
    drawn += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(0.4 + random() * 0.7)}" fill="#FFF1DA" opacity="${(0.2 + random() * 0.5).toFixed(2)}"/>`
  }
  return drawn
}

function aurora(W: number, H: number, random: () => number): string {
  const hue = ['#7FD6B0', '#8FB7E8', '#C79BE0'][Math.floor(random() * 3)] ?? '#7FD6B0'
  const base = 0.3 + random() * 0.12
  let drawn = ''
  for (let i = 0; i < 3; i++) {
    const y = H * (base + i * 0.06)
    const swing = H * (0.1 + random() * 0.08)
    drawn += `<path d="M0 ${f(y)} C${f(W * 0.25)} ${f(y - swing)} ${f(W * 0.45)} ${f(y + swing)} ${f(W * 0.65)} ${f(y)} S${f(W * 0.9)} ${f(y - swing)} ${W} ${f(y - swing * 0.3)} V${f(y - H * 0.16)} C${f(W * 0.8)} ${f(y - H * 0.24)} ${f(W * 0.5)} ${f(y - H * 0.02)} 0 ${f(y - H * 0.18)}Z" fill="${hue}" opacity="${(0.09 - i * 0.015).toFixed(3)}"/>`
  }
  return drawn
}
