/**
 * What a wish tells of a person or thing (“the number seven ran away”), by its verb: how that is done in a room with
 * hands and feet, why, and what belongs to it. It is true of any person or thing that could do it.
 *
 * IT, THEM and WHO are the one who does it: “it”, “it” and “the number seven”; of several “they”, “them”, and of a
 * person “the king” once more. WHO stands before no verb in the present. [X|something] is what it is done to, where the
 * wish says that, and else what stands after the bar; so are TO, FROM, ON, WITH and INTO what follows these words, and
 * XX and INTOO are without an article.
 */
export interface ActVerb {
  /** Without “to”, each with what may have to follow it: “fall in love”. */
  verbs: readonly string[]
  /** After the name of the one who plays it: past, without he or she. */
  play: string
  /** The same, by one who knows why. */
  knowing: string
  /** After “because”. */
  because: string
  /** After the name of the child who comes to meet it, with its full stop. */
  meet: string
  /** Sentences: how it ends then, and how it is once more done in bed. */
  ends: string
  small: string
  /** After “like”: what it looks like as long as the other half is missing; and a sentence that says which. */
  like: string
  lacks: string
  /** After “I’ll be”; and, after that one’s name and with its full stop, what such a one does. */
  other: string
  does: string
}

export const ACT_VERBS: readonly ActVerb[] = [
  {
    verbs: ['run away', 'run off', 'run out', 'escape', 'flee', 'disappear', 'vanish', 'go missing', 'go on holiday', 'go off', 'go away', 'walk off', 'walk away', 'walk out', 'roll away', 'roll off', 'sneak off', 'sneak out', 'slip away', 'leave', 'move out', 'set off', 'fly off', 'fly away', 'float away', 'drive off', 'sail away', 'march off', 'march out'],
    play: 'ran twice round the table, out of the door and behind the coats',
    knowing: 'ran two steps and looked round, and then two more',
    because: 'IT wanted to see if anybody would come after THEM',
    meet: 'came after WHO on very soft feet, and said only, “There you are.”',
    ends: 'And so WHO came home, under one arm.',
    small: 'Two fingers ran away along the blanket, as far as the edge, and came back for the others.',
    like: 'somebody who’s late for a bus',
    lacks: 'There’s nobody here who’s been left',
    other: '[FROM|the ones who stay behind]',
    does: 'stood quite still with both hands out, and looked at the place where nobody was.'
  },
  {
    verbs: ['go', 'walk', 'travel', 'swim', 'march', 'cycle', 'hike', 'skate', 'roll', 'cross', 'wander', 'run', 'crawl', 'ski', 'slide', 'fly to', 'jump to', 'skip', 'gallop', 'trot'],
    play: 'set off with long steps, over the cushion, round the table and under the chair',
    knowing: 'went slowly, and looked round every corner first, even the corner of the rug',
    because: 'IT had always wanted to know what comes after the corner',
    meet: 'stood at the far end of the road, and waved with a tea towel.',
    ends: 'WHO had arrived, and got the good chair.',
    small: 'Two fingers walked over the blanket, up one knee and down on the other side, and were there.',
    like: 'somebody looking for a shoe',
    lacks: 'There’s nowhere for you to get to',
    other: '[TO|the place where you get to]',
    does: 'sat down at the far end of the room with both arms open, as wide as a gate.'
  },
  {
    verbs: ['fly', 'float', 'soar', 'bounce', 'jump', 'leap', 'hop', 'go high', 'go really high', 'go really really high', 'go very high', 'go so high', 'take off', 'rise'],
    play: 'went up on the toes, stretched both arms, and came off the floor by the height of a biscuit',
    knowing: 'looked up for a long time first, and came off the floor by two biscuits',
    because: 'IT wanted to see what’s on top of the cupboards',
    meet: 'lay down flat on the rug, so that the ceiling was twice as far away.',
    ends: 'From down there, WHO went up as high as the lamp, and higher.',
    small: 'One hand took off from the blanket, flew one slow round over the pillow, and landed.',
    like: 'somebody who can’t reach the biscuits',
    lacks: 'There’s nobody down below, so nobody can tell that you’re up',
    other: 'the ones down below',
    does: 'lay flat on the rug, pointed up with one arm, and said, “Oooh.”'
  },
  {
    verbs: ['come', 'visit', 'arrive', 'knock', 'move in', 'turn up', 'call', 'appear', 'drop in', 'drop by', 'land', 'get in', 'walk in', 'fly in', 'swim in'],
    play: 'went out, knocked three times, low down, and came in with a bow to the lamp',
    knowing: 'stood outside for a while and looked at the crack of light, and then knocked, quite softly',
    because: 'from outside the window had looked so warm',
    meet: 'opened the door before the second knock, and moved over on the cushion.',
    ends: 'WHO stayed as long as a cup of milk takes, and a bit longer.',
    small: 'Three fingers knocked on the edge of the bed, and were let in under the blanket.',
    like: 'somebody who’s forgotten the key',
    lacks: 'There’s nobody at home for you to come to',
    other: 'whoever’s at home',
    does: 'sat at the table and had no idea of anything, and at the first knock jumped a good inch.'
  },
  {
    verbs: ['speak', 'only speak', 'say', 'talk', 'whisper', 'tell', 'shout', 'ask', 'answer', 'read', 'chat', 'moan', 'grumble', 'mutter'],
    play: 'said something behind one hand, and then out loud, with a great deal of mouth',
    knowing: 'took a very deep breath, and let the words out one by one, like marbles',
    because: 'so much had piled up inside, and nobody had asked',
    meet: 'sat down in front of WHO, chin in both hands, and asked, “And then?”',
    ends: 'Then WHO had said it all, down to the last word, and felt a good deal lighter.',
    small: 'One hand opened and shut in the dark like a mouth, and told the pillow all of it again.',
    like: 'somebody with a hot potato',
    lacks: 'There’s nobody listening to you',
    other: 'the ear',
    does: 'turned one ear to it, held it open with two fingers, and nodded at every word.'
  },
  {
    verbs: ['sing', 'dance', 'hum', 'whistle', 'play by itself', 'play a tune', 'play a song', 'play music', 'play the piano', 'play the trumpet', 'play the drums', 'play the violin', 'play the guitar', 'play the flute', 'drum', 'hoot', 'howl', 'waltz', 'go beep', 'go beep beep', 'go toot', 'go boing', 'go ping', 'ring', 'beep'],
    play: 'hummed a tune, put one foot on every note, and went right round the rug with it',
    knowing: 'waited until it tickled, and then let the tune out, one foot at a time',
    because: 'a tune had got stuck inside, and that’s the only way to get one out',
    meet: 'put the other foot to it, and then the other voice.',
    ends: 'So WHO did it for two, and with two the tune came right out.',
    small: 'Ten fingers did the whole tune on the blanket, without a sound.',
    like: 'somebody with a stone in one shoe',
    lacks: 'There’s nobody tapping along',
    other: 'the band',
    does: 'drummed on the chair with two spoons, a little behind, as bands do.'
  },
  {
    verbs: ['eat', 'swallow', 'gobble', 'gobble up', 'drink', 'chew', 'lick', 'bite', 'nibble', 'munch', 'slurp', 'taste'],
    play: 'opened wide, went snap, and chewed for a long time on [X|something], with round cheeks',
    knowing: 'looked left and right, went snap, and shut both eyes, because it was so good',
    because: 'nobody had ever said, Would you like some',
    meet: 'pushed a plate across, and asked, “Would you like some?”',
    ends: '“Yes, please,” said WHO, and took only half.',
    small: 'One hand crept over the blanket with its mouth open, went snap, and was full.',
    like: 'somebody at the dentist',
    lacks: 'There’s nothing in your mouth',
    other: '[X|what gets eaten]',
    does: 'made a very small ball on the rug, and said afterwards, “It’s dark in here.”'
  },
  {
    verbs: ['steal', 'take', 'borrow', 'snatch', 'swap', 'catch', 'grab', 'pinch', 'run off with', 'run away with', 'go off with', 'walk off with', 'pocket', 'collect'],
    play: 'went by on tiptoe, looked at the ceiling, and had [X|something] under one arm',
    knowing: 'reached out, drew back, reached out again, and held on with both arms',
    because: 'IT had never had one, and wanted to see what that’s like',
    meet: 'held out two empty hands, and asked, “Can I have a turn as well?”',
    ends: 'So WHO gave it back, and then got it lent, which is nearly the same and lasts longer.',
    small: 'One hand took a corner of the blanket, very quietly, and gave it back.',
    like: 'somebody carrying the eggs',
    lacks: 'There’s nobody that it belongs to',
    other: 'the one it belongs to',
    does: 'looked for [X|something] under the cushion, behind the chair and in one sock, and said, “It was here a minute ago.”'
  },
  {
    verbs: ['make', 'bake', 'build', 'cook', 'knit', 'sew', 'dig', 'write', 'invent', 'blow', 'mix', 'mend', 'plant', 'spin', 'weave', 'lay', 'stir', 'brew'],
    play: 'put one thing on the next with both hands, patted it, and stepped back to look at [X|it]',
    knowing: 'made it slowly, with a look at the door after every bit',
    because: 'IT wanted to have something to give away',
    meet: 'knocked on the table, and said, “I’ve heard that there’s something nearly ready.”',
    ends: 'WHO held it out, and it was just right, and there was enough of it.',
    small: 'Two hands made it again on the blanket, a very small one, and patted it flat.',
    like: 'somebody washing a cat',
    lacks: 'There’s nobody it’s meant for',
    other: 'the one it’s for',
    does: 'stood on one leg, because of the waiting, and asked four times, “Is it ready yet?”'
  },
  {
    verbs: ['paint', 'colour', 'draw', 'splash', 'decorate', 'scribble'],
    play: 'painted the air from top to bottom with one long arm, and then the corners',
    knowing: 'painted one stripe, and looked round to see who looked',
    because: 'nobody had looked there for years',
    meet: 'walked past, stopped, came back, and looked.',
    ends: 'WHO left one small bit bare, for whoever comes next.',
    small: 'One finger painted a stripe down the blanket, and another next to it.',
    like: 'somebody waving to a train',
    lacks: 'There’s nothing there to get any colour on',
    other: '[X|what gets painted]',
    does: 'stood against the wall with both arms out, and giggled wherever the brush came.'
  },
  {
    verbs: ['turn INTO', 'change INTO', 'transform INTO', 'make INTO', 'magic'],
    play: 'took [X|something] in on the left, shook from top to bottom, and gave [INTO|something else] out on the right',
    knowing: 'looked at [X|what was] on the left, and there was so much of it, and shook until there was [INTO|something else] on the right',
    because: 'there was always too much [XX|of the one] and never enough [INTOO|of the other]',
    meet: 'brought a bit of [XX|the one] and a bit of [INTOO|the other], and put them side by side.',
    ends: 'Then there was enough of both, and WHO could stop for the night.',
    small: 'One hand went under the blanket as one thing, and came out as another.',
    like: 'a wet dog',
    lacks: 'You’ve got nothing to begin with',
    other: '[X|what gets changed]',
    does: 'crept in under one arm as [X|one thing], and came out under the other as [INTO|another], blinking.'
  },
  {
    verbs: ['turn into', 'change into', 'become', 'turn to'],
    play: 'curled up small, turned round once, and stood up as [INTO|something else]',
    knowing: 'did it bit by bit, first one foot, and then a look in the mirror',
    because: 'IT had been the same thing for such a long time',
    meet: 'walked round WHO once, and asked, “Is that still you?”',
    ends: '“Yes,” said WHO, for inside nothing had changed at all.',
    small: 'One hand turned over on the blanket and was something else, and turned back.',
    like: 'somebody changing socks',
    lacks: 'There’s nobody who knows what you were before',
    other: 'an old friend',
    does: 'looked, and looked again, and said, “I’d know that face anywhere.”'
  },
  {
    verbs: ['grow', 'get bigger', 'swell', 'get big', 'get huge', 'get taller'],
    play: 'began quite low down on the rug, and got up bit by bit, until both arms would go no higher',
    knowing: 'got up a little, looked at the window, and got up a little more',
    because: 'IT wanted to look out of the window with everybody else',
    meet: 'moved over at the window, and breathed a hole into the mist on the glass.',
    ends: 'From there WHO could see the whole street, and needed no more.',
    small: 'Under the blanket one knee grew into a hill, as high as it could, and sank again.',
    like: 'somebody getting up on a Monday',
    lacks: 'There’s nobody here who’s staying small',
    other: 'the one who stays small',
    does: 'sat on the rug, leaned back further and further, and said, “Now I can’t see the top.”'
  },
  {
    verbs: ['sleep', 'oversleep', 'fall asleep', 'nod off', 'doze', 'nap', 'lie down', 'get tired', 'go to sleep', 'go to bed', 'snore', 'have a nap', 'sleep in'],
    play: 'lay down in the middle of everything, and breathed like the sea',
    knowing: 'yawned with the whole face, went down on one knee, and then all the way',
    because: 'IT had been up since before everybody else',
    meet: 'brought a cushion, and went away again on tiptoe.',
    ends: 'Nobody woke WHO, and whatever there was to do kept quite quiet and waited.',
    small: 'Two hands lay down on the blanket, one on top of the other, and did not move.',
    like: 'somebody looking under the sofa',
    lacks: 'There’s nobody who needs you to be awake',
    other: 'whoever’s waiting',
    does: 'looked at a wrist without a watch, coughed, and coughed again.'
  },
  {
    verbs: ['fall', 'tumble', 'trip', 'slip', 'sink', 'topple', 'fall over', 'fall off', 'fall in', 'fall into', 'fall out', 'drip'],
    play: 'tipped to one side, slowly at first, and went down on the cushions with a soft thump',
    knowing: 'leaned out to see something, and a bit further, and went over',
    because: 'IT had leaned out too far, to look',
    meet: 'held out both arms underneath, with a cushion across them.',
    ends: 'WHO landed softly, and asked if that could be done again.',
    small: 'One hand fell off the edge of the blanket, and the other one caught it.',
    like: 'somebody who’s had enough',
    lacks: 'There’s nobody to catch you',
    other: 'the one underneath',
    does: 'stood with both arms out, took a step to the left, and then one back.'
  },
  {
    verbs: ['hide', 'sneak', 'creep', 'lurk', 'get lost'],
    play: 'crouched behind the chair, and left one elbow out',
    knowing: 'hid so well that it was a pity, and then coughed, just once',
    because: 'nothing’s as good as being found',
    meet: 'looked everywhere else first, for quite a long time, and then there.',
    ends: 'So WHO was found, which was the whole point of it.',
    small: 'One hand hid under the pillow, and the other one found it.',
    like: 'somebody mending a chair',
    lacks: 'There’s nobody looking for you',
    other: 'the one who seeks',
    does: 'counted to ten behind both hands, and looked in the teapot first.'
  },
  {
    verbs: ['forget', 'lose', 'drop', 'mislay', 'get wrong', 'miss'],
    play: 'felt in every pocket for [X|something], stood still, and scratched one ear',
    knowing: 'smiled at the ceiling first, and only then felt in every pocket',
    because: 'IT had been thinking of something nicer',
    meet: 'asked, “Where were you when you had it last?” and went all the way back there with WHO.',
    ends: 'And there it was, and had only been waiting for WHO.',
    small: 'One finger looked for something along the whole blanket, and found it in the other hand.',
    like: 'somebody with an itch',
    lacks: 'There’s nobody asking you for it',
    other: 'the one who asks for it',
    does: 'held out one hand, waited, and drummed with the fingers of the other.'
  },
  {
    verbs: ['find', 'discover', 'see', 'spot', 'meet', 'notice'],
    play: 'bent down, looked, rubbed both eyes and looked again',
    knowing: 'came the long way round, past the window, and bent down to look',
    because: 'IT had gone the long way round, for once',
    meet: 'bent down as well, so that there were two who’d seen it.',
    ends: 'After that WHO was not the only one who knew, and that was better.',
    small: 'One finger went along a fold of the blanket, and stopped. It had found it.',
    like: 'somebody who’s dropped a pea',
    lacks: 'There’s nothing here to be found',
    other: '[X|what gets found]',
    does: 'lay on the rug, kept very still, and shone as well as one can.'
  },
  {
    verbs: ['refuse', 'go on strike'],
    play: 'folded both arms, sat down on the floor, and looked the other way',
    knowing: 'waited a moment first, in case anybody was going to ask',
    because: 'everybody had always just said it, and nobody had asked',
    meet: 'sat down alongside, folded both arms as well, and asked, “What would you rather do?”',
    ends: 'WHO thought about it, and would rather do it tomorrow, after breakfast.',
    small: 'One hand would not lie down. The other asked it nicely, and it did.',
    like: 'a parcel',
    lacks: 'There’s nobody who’s asked you',
    other: 'the one who says please',
    does: 'said please, and pretty please, and please with both hands.'
  },
  {
    verbs: ['sneeze', 'cough', 'hiccup', 'yawn', 'burp', 'laugh', 'giggle', 'roar', 'growl', 'blow up', 'explode', 'erupt', 'puff'],
    play: 'went ah, and ah, and then let it out with both arms',
    knowing: 'held it in with both hands, until it got out at the sides',
    because: 'it had tickled the whole day, and nobody had said, Let it out',
    meet: 'held out a tea towel, and said, “Do have another.”',
    ends: 'After three more WHO was quite empty, and it was lovely and quiet.',
    small: 'The pillow got one more, a very small one, and stayed where it was.',
    like: 'somebody who’s sat on a fork',
    lacks: 'There’s nobody in front of you',
    other: 'whoever’s standing in front',
    does: 'was blown right across the rug, and came back for more.'
  },
  {
    verbs: ['fight', 'chase', 'wrestle', 'battle'],
    play: 'ducked, jumped out again, and went for the cushion with both arms',
    knowing: 'looked across first, in case there was a smile, and then went for the cushion',
    because: 'IT wanted to be asked to play, and had no idea how',
    meet: 'put down the cushion, and asked, “Do you want to play something else?”',
    ends: '“Yes,” said WHO. So that was over, and it had been long enough.',
    small: 'Two thumbs bowed to each other on the blanket, had a very short go, and made it up.',
    like: 'somebody beating a rug',
    lacks: 'There’s nobody on the other side',
    other: '[X|the other side]',
    does: 'got behind the cushion, and looked out over the top, first left and then right.'
  },
  {
    verbs: ['sit', 'sit down', 'stay', 'perch', 'settle', 'lean', 'squash', 'sit on'],
    play: 'settled down quite slowly, first with a bit and then with everything',
    knowing: 'looked round for a long time, patted the place, and settled down with a sigh',
    because: 'it’s a long way, and nobody had ever offered THEM a seat',
    meet: 'moved up by one, and patted the place.',
    ends: 'So WHO had a seat, and nobody else had to stand.',
    small: 'One fist settled down on the blanket, as heavy as it could, and stayed.',
    like: 'somebody trying out a chair',
    lacks: 'There’s nobody who has to move up for you',
    other: '[ON|whoever was sitting there first]',
    does: 'moved up, and up, and was nearly off the end, and said, “Not at all.”'
  },
  {
    verbs: ['fall in love', 'marry', 'kiss', 'hug', 'cuddle', 'get married'],
    play: 'looked, looked away, and put one elbow in the butter that was not there',
    knowing: 'looked away first, and then looked, and then had one hand too many',
    because: 'somebody had smiled, quite by accident',
    meet: 'smiled, and this time it was no accident.',
    ends: 'WHO had to sit down for a while after that.',
    small: 'One hand crept over to the other, and held it.',
    like: 'somebody who’s forgotten what to say',
    lacks: 'There’s nobody looking back at you',
    other: '[WITH|the one who looks back]',
    does: 'stood there, got rather warm, and looked hard out of the window.'
  },
  {
    verbs: ['carry', 'bring', 'deliver', 'give', 'send', 'post', 'pull', 'push', 'tow', 'lift', 'throw', 'lend'],
    play: 'came in backwards with [X|something big] in both arms, and could not see over the top',
    knowing: 'went as fast as it would go without spilling, and did not stop once',
    because: 'somebody was waiting for it, and had been since the morning',
    meet: 'was at the door already, and took the other end.',
    ends: 'The two of them set it down, and WHO could breathe again.',
    small: 'Two fingers carried a bit of fluff across the blanket, and put it down where it was wanted.',
    like: 'somebody moving house',
    lacks: 'There’s nobody you’re bringing it to',
    other: 'the one who’s waiting',
    does: 'stood at the window, breathed on it, wiped it, and looked out.'
  },
  {
    verbs: ['climb', 'scale', 'clamber'],
    play: 'lay down, and put one hand above the other, and one foot above the other, all along the rug',
    knowing: 'stopped after every pull, looked back at how small everything was, and went on',
    because: 'IT wanted to see home from above',
    meet: 'called from below, “What can you see?”',
    ends: '“You,” called WHO, and came down again just for that.',
    small: 'Two fingers climbed one knee under the blanket, looked round, and slid down.',
    like: 'somebody swimming in treacle',
    lacks: 'There’s nobody down below to get small',
    other: 'the ones down below',
    does: 'lay on the rug, got smaller and smaller, and waved with one finger.'
  },
  {
    verbs: ['help', 'save', 'rescue', 'look after', 'free'],
    play: 'came running, threw out one end of a scarf, and pulled',
    knowing: 'stopped, listened with one hand behind an ear, and came running',
    because: 'IT knew what it’s like to wait for somebody',
    meet: 'held on to the other end, and said, “I was hoping that it would be you.”',
    ends: 'Then WHO had to sit down as well, until everybody had their breath back.',
    small: 'One finger hooked another, and pulled it out of a fold in the blanket.',
    like: 'somebody hanging out the washing',
    lacks: 'There’s nobody in trouble',
    other: 'the one in trouble',
    does: 'lay across the cushion, and called for help, though not very loudly.'
  },
  {
    verbs: ['drive', 'sail', 'steer', 'ride', 'row', 'paddle', 'pilot', 'fly a', 'fly the'],
    play: 'sat down behind a tray, turned it with both arms, and leaned into every corner',
    knowing: 'sat down right at the front, stroked the wheel, and set off so softly that nothing spilled',
    because: 'nobody had ever let THEM sit at the front',
    meet: 'stood at the stop with one arm out, and asked, “Is there a seat next to you?”',
    ends: 'There was one, and WHO took the long way round.',
    small: 'Two hands drove once round the blanket, slowed down, and parked by the pillow.',
    like: 'somebody drying a plate',
    lacks: 'There’s nobody getting in',
    other: 'the one who gets in',
    does: 'waited at the edge of the rug, got in, and said, “To the end, please.”'
  },
  {
    verbs: ['win', 'race', 'beat', 'overtake'],
    play: 'ran on the spot, faster and faster, and threw up both arms',
    knowing: 'looked back, saw somebody a long way behind, and ran on, though not quite so fast',
    because: 'IT wanted to be the one who waits at the end',
    meet: 'came in second, all out of breath, and shook hands.',
    ends: 'And for WHO it was nice to have somebody there to tell.',
    small: 'Two fingers raced two fingers along the blanket, and all four came first.',
    like: 'somebody who’s stepped on something cold',
    lacks: 'There’s nobody coming second',
    other: 'the one who comes second',
    does: 'ran on the spot as well, a little slower, and said, “Well run.”'
  }
]
