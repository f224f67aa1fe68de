/**
 * What is done with a thing, where a story is told of just that: what goes on the feet, on the head or over it, what makes
 * music, what things are put into, what hums by itself, what rolls away, where one sits or lies, what one drinks out of,
 * what one rides about on, what lies handy and gets lent, what one takes turns with, and what one
 * goes past every day.
 */
export const USES = ['feet', 'head', 'body', 'loud', 'holds', 'hums', 'rolls', 'seat', 'vessel', 'rides', 'handy', 'plays', 'shown'] as const
export type Use = (typeof USES)[number]

/** The nouns of each use, as the lexicon calls them in the singular. */
const NOUNS_OF_USE: Readonly<Record<Use, string>> = {
  feet: 'sock, shoe, welly, wellington, wellington boot, welly boot, rain boot, gumboot, slipper, sandal, boot, trainer, flip-flop, football boot, ballet shoe, clog, flip flop',
  head: 'hat, cap, crown, tiara, mask, glasses, spectacles, helmet, sunglasses, goggles, headphones, headband, woolly hat, bobble hat, sun hat, cycle helmet, bike helmet, swimming cap, swimming goggles, top hat',
  body: 'coat, jacket, jumper, trousers, pyjamas, pants, knickers, underpants, raincoat, anorak, dress, skirt, shirt, t-shirt, cardigan, dressing gown, apron, vest, onesie, swimsuit, swimming costume, costume, tutu, shorts, leggings, tights, hoodie, fleece, jeans, cape, cloak, dungarees, sweatshirt',
  loud: 'drum, recorder, trumpet, guitar, piano, violin, harmonica, mouth organ, whistle, bell, tambourine, maraca, xylophone, ukulele, triangle, cymbal, kazoo, flute, keyboard, accordion, saxophone, rattle, djembe, tabla, bagpipe, vuvuzela',
  holds: 'basket, box, rucksack, backpack, school bag, bucket, drawer, chest of drawers, cupboard, wardrobe, lunchbox, lunch box, laundry basket, suitcase, handbag, purse, toy box, pencil case, bag, shopping bag, biscuit tin, tin, bread bin, treasure chest, shopping trolley, trolley, swimming bag, book bag, shoebox, chest, carrier bag, beach bag, sewing box, button box, toolbox, tool box, shed, attic, loft',
  hums: 'washing machine, tumble dryer, dishwasher, fridge, freezer, microwave, hoover, vacuum cleaner, hand dryer, hairdryer, fan, toaster, kettle, oven, printer, computer, television, telly, radio, blender, coffee machine, radiator, sewing machine, photocopier, boiler, food mixer, record player, cooker, electric toothbrush',
  rolls: 'marble, ball, bouncy ball, tennis ball, button, bottle top, spinning top, conker, rubber ball, toy car, cotton reel, dice, penny, acorn, beach ball, rolling pin, pebble, pom pom, yo-yo, wheel',
  seat: 'bed, sofa, settee, couch, chair, rocking chair, cushion, armchair, beanbag, stool, bench, hammock, bunk bed, pillow, deckchair, high chair, mattress, footstool, pouffe, car seat, booster seat, cot, carpet, rug, doormat',
  vessel: 'mug, cup, bowl, jar, glass, jug, beaker, teapot, vase, egg cup, saucepan, pan, bottle, water bottle, watering can, teacup, flowerpot, tumbler, milk jug, sippy cup',
  handy: 'comb, needle, thread, net, hairbrush, clothes peg, peg, coat hanger, hanger, spoon, wooden spoon, fork, whisk, ladle, ruler, tape measure, paper clip, rope, tea towel, oven glove, belt, magnifying glass, paintbrush, pencil, pen, crayon, rubber, eraser, lid, sponge, flannel, towel, envelope, ribbon, string, elastic band, rubber band, spanner, clothes brush, scarf, brick, key, magnet, chalk, napkin, tray, screwdriver, safety pin, hair clip, hair slide, hairgrip, hair bobble, hair tie, hairband, scrunchie',
  plays: 'hula hoop, space hopper, frisbee, skipping rope, jack-in-the-box, badminton racket, tennis racket, skittle, puppet, marble run, paper aeroplane, paper plane, whoopee cushion, domino, train set, toy train, model railway, walkie-talkie, walkie talkie',
  shown: 'mirror, clock tower, shelf, table, curtain, window, door, doorbell, letterbox, letter box, light switch, stairs, staircase, picture, photo, photograph, bookcase, piggy bank, clock, cuckoo clock, alarm clock, telephone, phone, vase, globe, snow globe, music box, bath mat, tap, plughole, sink, ironing board, lock, padlock, wall, statue, doll, matryoshka, ladder, wardrobe, camera, telescope, compass, remote control, remote, fairy lights, necklace, bracelet, button badge, badge, key ring, keyring, shell, seashell, crystal, fossil, tablecloth, parcel, lava lamp, mosquito net, washing line, clothes line, clothesline',
  rides: 'scooter, wagon, cart, tricycle, trike, skateboard, roller skate, pushchair, pram, buggy, wheelbarrow, ride-on car, go-kart, balance bike, toy tractor, pedal car, unicycle'
}

let byNoun: Map<string, Use[]> | undefined

/** What is done with a noun that the lexicon calls so. */
export function usesOf(one: string): readonly Use[] {
  byNoun ??= USES.reduce((found, use) => {
    for (const noun of nounsOf(use)) found.set(noun, [...(found.get(noun) ?? []), use])
    return found
  }, new Map<string, Use[]>())
  return byNoun.get(one) ?? []
}

/** The nouns with which this is done. */
export function nounsOf(use: Use): readonly string[] {
  return NOUNS_OF_USE[use].split(',').map((noun) => noun.trim())
}
