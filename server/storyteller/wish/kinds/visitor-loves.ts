import { knownNoun } from '#content/lexicon.ts'

const LOVES =
  /^(?:(?:really|only|just|always|absolutely|secretly|simply) )*(?:(?:loves|loved|likes|adores|adored)(?: (?:eating|to eat))?|(?:is|was) (?:mad|crazy|nuts|bananas) (?:about|for)|(?<=only )eats|eats only|eats nothing but|(?:can’t|couldn’t) get enough(?: of)?|wants to eat(?: only)?|dreams (?:of|about)(?: eating)?) (?:only |nothing but |all the |all |lots of |too many |too much |his |her |its |the )?(?<food>(?:\p{L}[\p{L}’-]* )?\p{L}[\p{L}’-]+?)(?: (?:so much|very much|too much|best|best of all|more than anything(?: else)?|all day|all day long|every day|for breakfast|a lot))?$/u
/** What the lexicon knows by no name, or not in this number. */
const EATEN =
  /^(?:cookies?|biscuits?|sweets|candy|crisps|chips|fries|hay|bamboo|leaves|seaweed|nuts|peanuts|acorns|carrots?|tacos|burritos?|jollof|jollof rice|sandwiches|jelly|jam tarts|chapatis?|rotis?|samosas?|dosas?|idlis?|tamales|empanadas?|pierogi|baklava|marshmallows|doughnuts|donuts|cupcakes|crumpets|scones|meatballs|sausages|peas|beans|hot dogs|burgers|hamburgers|popcorn|lollies|lollipops|ice lollies|ice cream|custard|pudding|berries|blueberries|raspberries|cucumbers?|lettuce|cabbage|sprouts|spinach|sprats|sardines|fish fingers|fish|bubble tea)$/u

/** What a visitor loves to eat: {visitor.food} “bananas”. Null where it is nothing that is known to be eaten. */
export function lovedFoodOf(said: string): Readonly<Record<string, string>> | null {
  const food = LOVES.exec(said)?.groups?.['food']
  if (food === undefined) return null
  const last = food.slice(food.lastIndexOf(' ') + 1)
  const isFood = EATEN.test(food) || knownNoun(food)?.sort === 'food' || knownNoun(last)?.sort === 'food'
  return isFood ? { food } : null
}
