import { wishPlot } from '../wish-plot.ts'

export const otherHalf = wishPlot({
  id: 'wish-other-half',
  beginsElsewhere: true,
  wishes: ['shell', 'shells', 'seashell', 'seashells', 'sea shell', 'sea shells', 'found shell', 'found a shell', 'found a shell on the beach', 'finding shells', 'found shells', 'shells beach', 'shell beach', 'shell collection', 'collecting shells', 'collecting seashells', 'pocket shells', 'pocket full of shells', 'shells in pocket', 'shell pocket', 'treasure beach pocket', 'treasures beach pocket', 'treasures beach', 'beach treasure', 'beach treasures', 'treasures pocket', 'beachcombing', 'beach combing', 'pocketful of shells', 'shels', 'cockle', 'cockles', 'cockle shell', 'pink shell'],
  answers: ['beach', 'seaside', 'sea', 'pocket', 'pockets', 'treasure', 'treasures', 'full', 'found', 'finding', 'finds', 'finding', 'pink', 'half', 'whole', 'pretty', 'best', 'little', 'favourite', 'favorite', 'collecting', 'collection', 'collects', 'sand', 'special', 'today', 'her', 'his', 'my', 'the', 'home', 'bringing', 'brought', 'kept', 'keeps', 'from', 'coat', 'shorts'],
  except: ['pirate', 'pirates', 'chest', 'map', 'gold', 'egg', 'eggs', 'snail', 'snails', 'turtle', 'turtles', 'tortoise', 'crab', 'crabs', 'mermaid', 'mermaids', 'nut', 'nuts', 'peanut', 'pasta', 'company', 'shock', 'suit', 'armour', 'cut', 'ear', 'nose', 'swallowed', 'washing', 'lost', 'broke', 'broken', 'smashed', 'dragon', 'octopus', 'stone', 'stones', 'pebble', 'pebbles', 'feather', 'sandcastle', 'snatched', 'stole', 'ate', 'talking', 'talks', 'magic', 'bomb', 'shocked', 'pockets', 'pocket'],
  moods: ['first', 'learning', 'proud', 'losing', 'lost'],
  out: true,
  company: ['shell', 'gull', 'sea'],
  about: 'The hero finds half a shell and looks all along the beach for the other half, of which nobody but one has had any need all day.',
  titles: ['Only One in the Whole Sea', 'Twenty-Six Nearly', '{H} Looks for the Lid', 'What Clicked in the Pocket', 'A White Line All the Way Round'],
  want: [
    {
      id: 'half-of-it',
      A: 'partner',
      paragraphs: [
        'Whatever {A} found first on a beach went straight into {A}’s pocket, without a look. “That’s for my hand to play with,” said {A}. {H} looked at everything. And by the third wave {H} had found a shell.',
        'It was brown outside, with a white line. Inside it was pink, like the roof of a cat’s mouth. But such a shell has two halves, like a box, and this was only one. “Where’s its lid?” said {H}. {H} wanted the other half.'
      ]
    }
  ],
  way: [
    {
      id: 'nearly',
      A: 'partner',
      paragraphs: [
        'They went along the wet line. Halves lay there by the hundred. {H} tried one after the other against the pink one. Too big. Too long. One was the right size. But it lay inside the pink one like a spoon in a spoon.',
        '“Press it harder,” said {A}. “It’ll do.” {H} pressed with both thumbs, and let go. The shell fell in two. Whatever was nearly right went into {H}’s pocket. At twenty-six the pocket hung down to the knee, and dripped.'
      ]
    },
    {
      id: 'half-a-sea',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} held the pink half to one ear. If you’ve got a whole shell, you can hear the sea in it. “Well?” asked {A}. “It says sh,” said {H}. “And then it ought to say sh again, and it doesn’t.”',
        '{A} listened as well. “That’s the going out,” said {A}. “The coming in must be in the other one.” They looked along the beach. Somewhere there lay half a shell with nothing in it but coming in.'
      ]
    },
    {
      id: 'down-in-the-corner',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It is dark in a pocket by the sea. {H} went in with one hand, right down to the seam. There was sand, as always, from some other summer. There was the stick of an ice lolly, and a thing that had been a biscuit.',
        '“Don’t tell me that’s treasure,” said {A}. {H} threw the biscuit to a gull. The gull thought it was. The stick and the sand stayed where they were, because they had been in there first.'
      ]
    },
    {
      id: 'green-glass',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} found a piece of green glass. The sea had rolled it about until it had no edge left. It was dull, like a sweet that has been sucked. “That was once a bottle,” said {A}. “Where’s the rest of it?” asked {H}.',
        '“Everywhere,” said {A}, and waved at the whole of the sea. {H} looked at the glass for a while. It had got a thousand other halves. A shell with only one was much better off.'
      ]
    },
    {
      id: 'on-the-thumbs',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} set a small half on each thumb, and then on all the fingers. They clattered like a very little horse. {A} put two on for eyes, and saw nothing. “Are they the same?” asked {A} from behind the shells.',
        '{H} looked closely. One curled over to the left, and the other curled to the right, like shoes. “You’re wearing them on the right eyes,” said {H}. “But they’re not a pair. The one’s much older.” {A} winked, and it fell off.'
      ]
    },
    {
      id: 'a-hole-to-look-through',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One shell had a hole in it, near the top. The hole was as round as if somebody had measured it. “That was a snail,” said {A}. “A sea snail with a tongue like a drill.” {H} was sorry that {H} had not been there.',
        '{H} put the hole to one eye. There was a very small beach in there, and one wave, and all of {A}. “You fit,” said {H}. The shell itself did not fit the pink one. But it was good for looking for things with.'
      ]
    },
    {
      id: 'the-gull',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A gull was going along the same line, with its head on one side. It turned over one shell, and then the next. It stopped beside {H}, and each looked at what the other had. “Are you after a lid too?” asked {A}.',
        'The gull picked up a half and let it drop. It picked up another half. “It’s trying them,” said {H}. But it had nothing to try them against. “It’s lost its first one,” said {A}. They left it a few that were nearly right.'
      ]
    },
    {
      id: 'other-beachcomber',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had been collecting as well, and had everything in a hat. There was a cork, a crab’s claw, and a blue rope as long as a finger. “And have you got any shells?” asked {H}. {A} had one. It was long and thin, like a pea pod.',
        '{H} held the pink half against it, to be fair. “It’s trying to be a lid,” said {H}, “but for a pencil case.” {A} was not offended. There must be a pencil case lying about somewhere, {A} said, and looked out over the waves.'
      ]
    },
    {
      id: 'asking-the-sea',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps it hasn’t come yet,” said {A}. So they stood at the edge and waited for what the next wave would bring. It brought foam. The next one brought a bit of weed like a wet glove. It took away the sand from under their heels.',
        '“Pink,” said {H} to the third wave, “and brown outside.” It came in a long way, over both ankles, and laid down half a shell. It was white. “It didn’t hear you to the end,” said {A}. “It’s so loud where it lives.”'
      ]
    },
    {
      id: 'who-lived-in-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Who was in it?” asked {H}. “Somebody soft,” said {A}, “with one foot and no head. It sat in the sand and had the door open a crack. And when a fish came, it shut it. Snap!”',
        '{H} was glad that nobody was in there any more. So the shell could go home with them. “Did it mind the pink?” asked {H}. {A} did not think so. It had been dark in there, and it had no eyes. It had just had the best wallpaper in the sea, and never known.'
      ]
    },
    {
      id: 'pet-on-the-line',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came along too, with its nose near the sand. {A} looked at none of the shells from the outside. What counted was what they smelled of, and they all smelled of soup.',
        '{H} held out the pink half. {A} sniffed at the pink, and the brown, and the line. Then {A} sniffed at {H}’s pocket, which dripped, and sat down under it. It was the best pocket that {A} had ever met.'
      ]
    },
    {
      id: 'elder-jar',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I came home with a pocketful every summer,” said {S}. “And then my mother washed the trousers.” “With the shells in?” asked {A}. “You could hear it down in the street. It sounded like a tram with spoons in it.”',
        '“And were they broken?” “They were clean,” said {S}. “She put them in a jar, and wrote the year on it. And the trousers had sand in them until I’d grown out of them.”'
      ]
    },
    {
      id: 'child-treasure',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had found a stone. It was grey, and like all the others, and {S} held it in both hands. “This is the best one,” said {S}. “How do you know?” asked {A}. “It was looking at me,” said {S}.',
        '{A} bent down to see. There were about a million stones, and none of the others was looking. “Has it got another half?” asked {A}. {S} turned it round. “No,” said {S}. “It’s finished.”'
      ]
    },
    {
      id: 'baby-shell',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had got hold of a shell as big as a saucer, and meant to keep it. {A} banged it on the sand, and listened, and banged it once more. Somebody had to be in.',
        '{H} knocked at it from the other side, tap, tap. {A} stared. Then {A} knocked too, on the same place. They went on with that for quite a long time, and neither of them opened.'
      ]
    },
    {
      id: 'the-little-teeth',
      A: 'partner',
      paragraphs: [
        '{A} ran a finger along the edge of the pink half. “It’s got teeth here,” said {A}, “like a zip. Each tooth goes into a gap. Only one half in the whole sea has just those gaps. It’s the one that it grew up with.”',
        '{H} turned the pocket inside out. The twenty-six fell on the sand with a rattle. “I don’t want a nearly,” said {H}. Then it was very quiet.'
      ]
    }
  ],
  turn: [
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'Click, went something in the quiet. Click. “What’s that?” asked {H}. “Only my hand,” said {A}. “It’s playing in my pocket. My nail fits in the little gaps.”',
        '“What gaps?” asked {H}. {A} took out what was in there, and looked at it for the first time. It was half a shell, brown, with a white line, and pink inside. {H} held the one against the other. Snap! The teeth went into the gaps, and the white line went all the way round.'
      ]
    },
    {
      id: 'castanet',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They had to open it and shut it a good many times. Snap, it went. Snap-snap. It fitted each time, and from every side, as if it had been away for only a minute. {A} made it talk. “Where have you been?” it said. “In a pocket. And you?” “In a pocket.”',
        '“Was yours nice?” asked {H}. The shell opened, and thought about it. “Mine had a hand in it,” it said.'
      ]
    },
    {
      id: 'what-to-keep-in-it',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“There’s room in it,” said {H}. A button would have gone in there, or a pea. They put in one grain of sand, and shut it, and shook it by {A}’s ear. You could hear nothing. Then they put in three, and there was the smallest noise that you can carry about.',
        '“Now it’s got furniture,” said {A}. {H} tipped it out again, for it had been sand that somebody might still need.'
      ]
    },
    {
      id: 'whose-it-is',
      A: 'partner',
      paragraphs: [
        '“It’s yours,” said {A}. “You did all the looking.” {H} opened the shell, and gave one half back. “You have to have that one,” said {H}. “For your hand.”',
        'So each half went home in a pocket of its own. On the steps {H} walked close beside {A}, pocket against pocket. Click, it went through the cloth. “That’s them,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran up to the third wave, and back in front of it.',
      '{names} looked at the pink half, and under it, for the lid.',
      { text: '{names} dug a small hole, just where the shell had been.', needs: ['hands'] },
      { text: '{names} picked up a half too, and it was much too big.', needs: ['hands'] }
    ],
    way: [
      '{names} walked behind the pocket, where it dripped.',
      '{names} got foam between the toes, and no lid.',
      { text: '{names} laid twenty-six halves in a row, from small to large.', needs: ['hands'] },
      { text: '{names} pressed as well, with two more thumbs, and it still would not do.', needs: ['hands'] }
    ],
    turn: [
      '{names} blinked at the snap.',
      '{names} listened for the click, and heard it twice.',
      { text: '{names} felt in every pocket, just in case, and found sand.', needs: ['hands'] },
      { text: '{names} followed the white line round with a finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home both pockets were turned out over the sink. Sand ran down in a thin line. The two halves came out last.',
    '{H} washed the salt off, and lay down. For the night the shell was on the windowsill, and was shut. In the morning each would take out half.'
  ],
  last: [
    'Both halves were in, with the pink side dark, and {H} was asleep.',
    'Not a hair would have gone between the two halves, and {H} was asleep.'
  ]
})
