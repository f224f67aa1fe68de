/** A new id of 128 random bits. `crypto.randomUUID` is missing on plain http, where many families run this at home. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
