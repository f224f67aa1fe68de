import Bowser from 'bowser'

const LONGEST_HEADER = 500

/** What a parent calls it: "Safari on an iPad". Null when the header says nothing that can be told. */
export function describeDevice(userAgent: string | null): string | null {
  if (userAgent === null || userAgent.trim() === '') return null
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST_HEADER))
  const where = platform.model === 'iPad' || platform.model === 'iPhone' ? platform.model : os.name
  // Whatever else a header may hold, a page shows these words to the account's owner.
  const words = [browser.name, where].filter((word) => word !== undefined && /^[\w .+/-]{1,30}$/.test(word))
  return words.length === 0 ? null : words.join(' on ')
}
