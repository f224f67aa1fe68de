/** What befalls a family on an ordinary day; a story with `tellsAny: 'escaped'` is told of just that. */
<<<<<<< HEAD
export const INCIDENTS = ['escaped', 'rivals', 'goesalong', 'snatched', 'gobbled'] as const
=======
export const INCIDENTS = ['escaped', 'snatched', 'gobbled', 'spotted'] as const
>>>>>>> 1d954c2a (Stories of an animal that was seen out of doors, whatever it did)
export type Incident = (typeof INCIDENTS)[number]

const OF_LOOT = ['loot', ...['bare', 'whose', 'from', 'it', 'them'].map((field) => `loot.${field}`)]

function ofThief(slot: string): string[] {
  return [
    slot,
    ...['first', 'a', 'bare', 'it', 'them', 'also', 'wild', 'does', 'wants', 'sound', 'part', 'move'].map(
      (field) => `${slot}.${field}`
    )
  ]
}

/** The slots that a message of each fills (`wish/incidents/`), so that it happens with who and what the message names. */
export const INCIDENT_SLOTS: Readonly<Record<Incident, readonly string[]>> = {
  /** A small animal of the house got out: "the guinea pig" or "Biscuit", "a guinea pig", "guinea pig", "cage". */
  escaped: [
    'escaped',
    ...['a', 'bare', 'home', 'where', 'it', 'them', 'does', 'wants', 'sound', 'part', 'move'].map((field) => `escaped.${field}`)
  ],
  /**
   * Two each say that theirs is the better one to eat or drink: "the jollof", "jollof", "plate", who they are ("Auntie Efua",
   * "Mum"), what each says for it without a full stop, and how it began, as a sentence without its full stop.
   */
  rivals: [
    'rivals',
    ...['bare', 'dish', 'dishes', 'were', 'one', 'two', 'claim', 'answer', 'began'].map((field) => `rivals.${field}`)
  ],
  /**
   * The whole family travels: "the night bus", "on it", "was on its way to Oaxaca", "in Oaxaca" or "there", what goes by
   * outside as a sentence, how it leans and what it does at night after its name, who else goes there; what it
   * does as it goes, of what moves; a second fact of the message as a sentence without its full stop, or what
   * there is on any way; where they are said "Oaxaca", who snores, what there is to eat and how often it is asked.
   */
  goesalong: [
    'goesalong',
    ...['on', 'going', 'there', 'past', 'leans', 'night', 'same', 'hums', 'told', 'place', 'snorer', 'food', 'asked'].map(
      (field) => `goesalong.${field}`
    )
  ],
  /**
   * An animal took what is not eaten: "the monkey", "a monkey", "monkey"; {snatched.wild} the same of none that lives in a
   * house; {snatched.also} what it did with it, a sentence in the past; {loot} "the spectacles", {loot.whose} "Thatha’s
   * spectacles", {loot.from} "Thatha’s spectacles from the balcony", {loot.them} "them".
   */
  snatched: [...ofThief('snatched'), ...OF_LOOT],
  /** The same of what is eaten: {loot.whose} "Nana’s birthday cake", {loot.them} "it". */
  gobbled: [...ofThief('gobbled'), ...OF_LOOT],
  /**
   * An animal was seen, and it was only that: "the heron", "a heron"; {spotted.told} "a heron was standing on a parked car",
   * {spotted.also} what is said of it next, a sentence, and {spotted.end} how it went away or on; {spotted.was}, {spotted.it}, {spotted.them}.
   */
  spotted: ['spotted', ...['a', 'bare', 'it', 'them', 'was', 'told', 'also', 'end', 'where', 'does', 'wants', 'sound', 'part', 'move'].map((field) => `spotted.${field}`)]
} // prettier-ignore

export function isIncident(form: string | undefined): form is Incident {
  return INCIDENTS.some((incident) => incident === form)
}
