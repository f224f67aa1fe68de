/** Whether every megabyte counts: the family saves data, or pays for the network it is on. Unknown counts as no. */
export function isMetered(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return (
    ('saveData' in connection && connection.saveData === true) ||
    ('type' in connection && connection.type === 'cellular')
  )
}
