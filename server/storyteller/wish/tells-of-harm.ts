/**
 * Whether a message of an ordinary day tells of what no evening plays again, whatever else it tells. A list of last resort, after all
 * that hears sorrows and needs: each of its words stood in a message in which nothing else was heard (“dad made her lick it off
 * the ground”).
 */
export function tellsOfHarm(message: string): boolean {
  return IS_HARMED.test(message)
}

const IS_HARMED =
  /(?<!\p{L})(?:die[ds]?|dead|dying|killed|(?:fox|dog|cat|hawk|owl|eagle|snake|crow)(?:es|s)? (?:got|get|ate|took|caught|killed) (?:him|her|it|them|one|our|my)|(?:all|was|were|is) flat|funeral|hospital|ambulance|police|prison|jail|blood\p{L}*|bled|broken (?:toe|arm|leg|wrist|nose)|windows? broke|lighter|bleach|borders?|soldiers?|refugees?|tarps?|bombs?|shelter|married at|19[0-4]\d|climb(?:s|ed|ing)? (?:out|down|up|on|onto|over)|traps?|knife|knives|swollen|cough(?:s|ed|ing)?|bump(?:s|ed) (?:his|her|their) head|lick (?:it|the)|all (?:on|by) (?:her|him)(?:self)?(?: own)?|(?:in|into) the bin|on the line|kept falling|down the (?:loo|toilet|drain|plughole)|leak(?:s|ed|ing)?|sank|wait(?:ed)? here|blanket over|lit (?:it|them|all)|long sleeves|ring you can pull|before the (?:war|rockets)|(?:daughters?|her|girls?) cut(?= |$)|(?:stick|belt|cane) (?:behind|called)|on a (?:rope|washing line))(?!\p{L})/iu
