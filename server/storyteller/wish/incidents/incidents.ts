import { INCIDENTS, type Incident } from '#content/format.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { tellsOfHarm } from '../tells-of-harm.ts'
import { asAwake, asleepbefore, dozed } from './asleep-before.ts'
import { built } from './built.ts'
import { caresfor } from './caresfor.ts'
import { dropped } from './dropped.ts'
import { dubbed } from './dubbed.ts'
import { errand } from './errand.ts'
import { beyondEscape, escaped } from './escaped.ts'
import { feastprep } from './feastprep.ts'
import { gathered } from './gathered.ts'
import { goesalong } from './goesalong.ts'
import { without } from './harmless-words.ts'
import type { IncidentReader } from './incident-reader.ts'
import { beyondIntruder, intruder } from './intruder.ts'
import { asPlayed, isnow } from './is-now.ts'
import { mishandled } from './mishandled.ts'
import { mixedup } from './mixedup.ts'
import { newthing } from './newthing.ts'
import { oncewas } from './oncewas.ts'
import { oneshort } from './oneshort.ts'
import { outofreach } from './outofreach.ts'
import { overnight } from './overnight.ts'
import { performs } from './performs.ts'
import { plenty } from './plenty.ts'
import { rivals } from './rivals.ts'
import { saidfunny } from './saidfunny.ts'
import { gobbled, snatched } from './snatched.ts'
import { spotted } from './spotted.ts'
import { stuckwith } from './stuckwith.ts'
import { twowant } from './twowant.ts'
import { weatherday } from './weatherday.ts'

const READERS: Readonly<Record<Incident, IncidentReader>> = {
  escaped,
  intruder,
  snatched,
  gobbled,
  spotted,
  isnow,
  asleepbefore,
  dozed,
  performs,
  oncewas,
  outofreach,
  oneshort,
  built,
  twowant,
  rivals,
  goesalong,
  dubbed,
  plenty,
  weatherday,
  mishandled,
  saidfunny,
  dropped,
  feastprep,
  errand,
  gathered,
  caresfor,
  overnight,
  stuckwith,
  mixedup,
  newthing
}

/** Of incidents that sound like a sorrow (“escaped”, “missing”): what a message says beside those. */
const BESIDE: Readonly<Partial<Record<Incident, (message: string) => string>>> = {
  escaped: beyondEscape,
  intruder: beyondIntruder,
  isnow: asPlayed,
  asleepbefore: asAwake,
  dozed: asAwake,
  oneshort: without('oneshort'),
  outofreach: without('outofreach'),
  built: without('built'),
  twowant: without('twowant'),
  gathered: without('gathered')
}

/** All of a message that may have to be heard before a story of the incident is told. */
export function besideIncident(incident: Incident, message: string): string {
  return BESIDE[incident]?.(message) ?? message
}

/** “Who gets to press the lift button” asks nothing. */
export function isAskedToo(incident: Incident): boolean {
  return incident === 'twowant'
}

/** An incident of which a message tells, with what it says of that. */
export interface FoundIncident {
  incident: Incident
  says: WishSayings
}

/** The incidents of which a message tells, in the order of `INCIDENTS`, each read when it is asked for. */
export function* incidentsIn(message: string, family: readonly KinMember[]): Generator<FoundIncident, undefined> {
  if (tellsOfHarm(message)) return
  for (const incident of INCIDENTS) {
    const says = READERS[incident](message, family)
    if (says !== null) yield { incident, says }
  }
}

/** The first of them; null where it tells of none. */
export function incidentIn(message: string, family: readonly KinMember[]): FoundIncident | null {
  return incidentsIn(message, family).next().value ?? null
}
