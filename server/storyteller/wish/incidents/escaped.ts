import { capital } from '../../capital.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { IncidentReader } from './incident-reader.ts'
import { slotsOfSaid } from './said-thing.ts'

const WHO = String.raw`(?:(?:my|our|the|his|her|their|\p{L}+[’']s|class(?:room)?) )(?<who>(?:\p{L}+ ){0,2}?\p{L}+)(?:,? (?:called |named )?(?<name>(?-i:\p{Lu})\p{Ll}+),?)?`
const OUT = String.raw`(?:has |had |have )?(?:got|gotten|get|gets|went|ran|crept|climbed|slipped|broke|wandered|walked|crawled|hopped|is|was|came)(?: \p{L}+ly)? (?:out|loose|away|missing)|(?:has |had )?(?:escaped|escapes|vanished|disappeared)`
const TOLD = wordPattern(
  String.raw`(?:^|[,.!?;:] |(?<!\p{L})(?:and|but|because|so|when|today|that) )${WHO} (?:${OUT})(?:(?: out)? (?:of|from) (?:its|his|her|the|their) (?<home>\p{L}+(?: (?:box|cage|tank|basket|bed|hutch|run|house|pen))?))?`,
  'iu'
)
const FOUND = wordPattern(
  String.raw`(?:found|was|sitting|sat|asleep|hiding|turned up|is|it’s|he’s|she’s)(?: (?:him|her|it|them))?(?: (?:asleep|sitting|hiding|just))? (?<where>(?:behind|under|in|inside|on|on top of|next to) (?:the|my|our|a|his|her|dad[’']s|mum[’']s|\p{L}+[’']s) (?:\p{L}+ )?\p{L}+)`,
  'iu'
)
/** What bites, and what children do not look for in a flat. */
const NOT_SOUGHT =
  /(?<!\p{L})(?:lions?|tigers?|bears?|monkeys?|snakes?|wasps?|rats?|bulls?|horses?|cows?|husband|dad|brother|sister)(?!\p{L})/iu

/** “Our guinea pig Biscuit got out of his cage and we found him behind the washing machine”. */
export const escaped: IncidentReader = (message) => {
  const told = TOLD.exec(message)?.groups
  if (told === undefined) return null
  const { who = '', name, home } = told
  const noun = anyNounIn(who)
  if (noun?.sort !== 'creature' || NOT_SOUGHT.test(who)) return null
  const where = FOUND.exec(message)?.groups?.['where']
  return {
    ...slotsOfSaid('escaped', who, name === undefined ? undefined : capital(name)),
    ...(home === undefined ? {} : { 'escaped.home': home.toLowerCase() }),
    ...(where === undefined
      ? {}
      : { 'escaped.where': where.toLowerCase().replace(/(?<=^\S+ )(?:my|our|his|her) /u, 'the ') })
  }
}
