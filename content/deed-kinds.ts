/**
 * What a stranger can do in a wish, by what a story of it needs: who opens a shop needs customers, and who rolls away a
 * pursuer. A story that says `deeds` is told of these only, and so may rely on what belongs to them.
 */
export const DEED_KINDS = [
  'opens', 'flees', 'travels', 'teaches', 'learns', 'competes', 'performs', 'drives', 'delivers', 'builds', 'knits', 'cooks', 'grows', 'sounds', 'talks', 'stuck', 'stops', 'gets', 'finds', 'hides', 'befriends', 'becomes', 'refuses', 'forgets', 'takes', 'eats', 'wears', 'paints', 'tidies', 'mends', 'sleeps', 'hosts', 'seeks', 'waits', 'helps', 'lives', 'prefers', 'believes', 'flies', 'shrinks'
] as const // prettier-ignore
export type DeedKind = (typeof DEED_KINDS)[number]

/**
 * The verbs of each kind without “to”, each with what has to follow it; “make >food” asks for a thing of that sort of the
 * lexicon. Where several fit, the longest is meant.
 */
export const VERBS_OF_KIND: Readonly<Record<DeedKind, string>> = {
  opens:
    'open a, open an, open the, open up, run a, run an, run the, run his own, run her own, start a, start up, set up, keep a shop',
  flees:
    'run away, run off, get away, escape, flee, roll away, roll off, roll out, roll down, roll all, roll along, bounce away, bounce off, bounce down, hop away, hop off, hop out, fly away, fly off, float away, float off, blow away, sail away, sneak out, sneak off, slip away, slip out, wander off, walk off, walk out, walk away, drift away, climb out, jump out, leave home',
  travels:
    'go on holiday, go to, go down, go up, go sideways, go through, go home, go over, go off, go out for, go on a, go around, go round, travel, visit, move to, sail to, sail round, sail around, sail across, sail over, sail through, sail down, sail up, swim across, float across, fly to, fly round, fly around, cross, set off, set out, set sail, come to, come out, hitch, hike, swim to, walk to, ride to, drive to, take the, take a trip, go on an adventure, follow, explore, stow away, emigrate, pop up, turn up, row to, row across, go into, go the wrong way, take a wrong turn, take the tube, take the bus, take the train',
  teaches: 'teach, train, show how, coach',
  learns:
    'learn, practise, teach himself, teach herself, teach itself, teach themselves, take lessons, have lessons, take up, take dancing, take swimming, take ballet, take music, take piano, have a lesson, have swimming lessons, have dancing lessons, go to school, join',
  competes:
    'win, race, enter, beat, compete, have a race, take part, run a race, outsmart, score, outrun, challenge, come first, come last, overtake, play against, try out for, hit, save a penalty, save the penalty',
  performs:
    'sing, dance, audition, perform, join the choir, join a choir, join the band, join a band, join the orchestra, join an orchestra, join the ballet, join a ballet, play the, play a, play all, play in, play by, conduct, march in a band, march in the band, march in a parade, march in the parade, put on a show, put on a, do a show, act, star, drum, do magic, do tricks, juggle, do the solo, play his, play her, play its, tap dance, join the circus, tell jokes, find a new tune',
  drives:
    'drive, ride, sail, steer, row, paddle, pilot, fly a, fly the, fly an, pedal, cycle, park, skate, ski, surf, captain',
  delivers:
    'deliver, post, send, carry, bring, pull, push, tow, drag, give rides, write to, write a letter, write letters, reply, give, lend, hand out',
  builds: 'build, make, invent, dig, design, construct, put up',
  knits: 'knit, sew, weave, crochet, stitch, spin, embroider, darn',
  cooks:
    'cook, bake, slice >food, peel >food, squeeze >food, pour >food, butter >food, stir, fry, brew, roast, make >food, mix',
  grows: 'grow, plant, sow, water, keep a garden, dig a garden',
  sounds:
    'laugh, giggle, sneeze, snore, hum, hiccup, burp, yawn, whistle, roar, squeak, ring, cough, buzz, echo, growl, howl, croak, cackle, snort, make a noise, play up, beep',
  talks:
    'write, talk, speak, tell, whisper, repeat, answer, argue, gossip, chat, understand, say, read, explain, ask, negotiate, interview, write back, moan, complain',
  stuck:
    'get stuck, get trapped, be trapped, get shut in, get locked in, get muddled, get jumbled, get mixed, get all, get tangled, stick, be stuck, get wedged, get caught, not fit, jam',
  stops: 'break down, stop, run out of, run out, conk out, go out, go flat, run down, slow down',
  gets: 'have a, have an, get, buy, receive, adopt, win the raffle, order, choose, try, borrow a, own',
  finds: 'find, discover, solve, catch, dig up, spot, see, notice, come across, unearth, hatch',
  hides: 'hide, play hide and seek, disappear, vanish, camouflage, sneak, creep, lurk',
  befriends: 'meet, make friends, find a friend, find a new friend, befriend, make a friend, fall in love, marry, love',
  becomes:
    'be a, be an, be the, become, turn into, change into, dream of being, dream of becoming, train to be, run for, be elected, swap bodies, swap places, dress up as, pretend to be',
  refuses:
    'refuse, take a day off, go on strike, go slow, give up, say no, decide not, quit, stop being, rest, have a day off, take the day off, have a rest',
  forgets: 'forget, lose, mislay, leave behind, drop, miss, mix up, muddle, muddle up, get wrong, lose count',
  takes:
    'take, steal, trade, borrow, swap, hide all, hide every, collect, gather, pinch, pocket, snatch, hoard, nick, pick',
  eats: 'eat, drink, taste, lick, munch, nibble, gobble, swallow, chew, slurp, crunch',
  wears: 'wear, put on, dress, disguise, change clothes, try on, get dressed, model',
  paints: 'paint, draw, colour, decorate, scribble',
  tidies:
    'count, sort, tidy, rake, shovel, clean, wash, fold, iron, polish, sweep, mop, hoover, dust, brush, pack, unpack',
  mends: 'mend, fix, repair, patch, glue',
  sleeps:
    'take a nap, take naps, have a snooze, sleep, fall asleep, doze, nap, nod off, go to sleep, go to bed, have a nap, oversleep, hibernate, dream, lie in, snooze',
  hosts:
    'have a party, host, throw a party, have a disco, have a sleepover, have a picnic, invite, hold a, have a tea party, celebrate, have a barbecue, have a concert, give a party, have a birthday, have a ball, have a feast, have a wedding',
  seeks: 'look for, search, hunt for, seek, chase',
  waits: 'wait, wait for, watch for, look out for, queue',
  helps: 'help, save, rescue, look after, nurse, comfort, cuddle, hug, cure, protect, guide, feed, babysit',
  flies: 'fly, float, hover, soar, take off, walk on clouds, walk on the clouds, jump over the moon',
  shrinks: 'shrink, get small, get smaller, get tiny, become tiny, become small',
  // How a stranger is, read as such (`wish/deeds/stranger-state.ts`).
  lives: '',
  prefers: '',
  believes: ''
}
